import type { Cart } from '@festival/shared-contracts/cart/cart';
import { textKeyOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { Translate } from '@festival/shared-ui/texts/createI18n';

/** Our words for the errors that keep a cart from checkout, each once; one without words is left out [BSK-07, ERR-02]. */
export const reasonsOf = (errors: Cart['checkoutErrors'], t: Translate<'errors'>): string[] => {
  const texts = errors.flatMap((error) => {
    const key = textKeyOfRefusal(error);
    return key ? [t(key, { replace: error.values ?? {} })] : [];
  });
  return [...new Set(texts)];
};
