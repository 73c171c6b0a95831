import { sentenceOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { Translate } from '@festival/shared-ui/texts/createI18n';

/**
 * What a refusal says, in the shopper's language where we know it; null where it says nothing, and for what a machine says of itself: a
 * missing page, a server's error, or no answer [ERR-02, CHK-11].
 * @param t reads the namespace `errors`.
 */
export const refusalText = (error: Omit<ShopError, 'requestId' | 'fields'>, t: Translate<'errors'>): string | null => {
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 404;
  return isRefusal ? sentenceOfRefusal(error, t) : null;
};
