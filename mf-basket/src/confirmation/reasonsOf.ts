import type { Cart } from '@festival/shared-contracts/cart/cart';
import { sentenceOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { Translate } from '@festival/shared-ui/texts/createI18n';

/** The texts of the errors that keep a cart from checkout, each once; an error without a text is left out [BSK-07, ERR-02]. */
export const reasonsOf = (errors: Cart['checkoutErrors'], t: Translate<'errors'>): string[] => [
  ...new Set(errors.flatMap((error) => sentenceOfRefusal(error, t) ?? [])),
];
