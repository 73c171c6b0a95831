import type { Cart } from '@festival/shared-contracts/cart/cart';
import { sentenceOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { Translate } from '@festival/shared-ui/texts/createI18n';

/** What the errors say that keep a cart from checkout, each once; one that says nothing is left out [BSK-07, ERR-02]. */
export const reasonsOf = (errors: Cart['checkoutErrors'], t: Translate<'errors'>): string[] => [
  ...new Set(errors.flatMap((error) => sentenceOfRefusal(error, t) ?? [])),
];
