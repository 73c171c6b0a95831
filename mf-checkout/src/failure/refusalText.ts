import { sentenceOfRefusal, textKeyOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { Translate } from '@festival/shared-ui/texts/createI18n';

/**
 * The text of a refusal, in the shopper's language if we have one; null without a text, and for technical messages: a missing page, a
 * server's error, or no answer. A service that is unavailable for a known reason, such as the payment page, has a text too [ERR-02, CHK-11].
 * @param t reads the namespace `errors`.
 */
export const refusalText = (error: Omit<ShopError, 'requestId' | 'fields'>, t: Translate<'errors'>): string | null => {
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 404;
  const isKnownAbsence = error.status === 503 && textKeyOfRefusal({ code: error.code }) !== undefined;
  return isRefusal || isKnownAbsence ? sentenceOfRefusal(error, t) : null;
};
