import { textKeyOfMessage } from '@festival/shared-contracts/errors/otherTextNames';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** What to tell of a refusal: one of our texts (a key of `errors`), the server's own sentence, or neither. */
export type FailureMessage = { kind: 'text'; key: string } | { kind: 'sentence'; sentence: string } | { kind: 'none' };

/** A message such as `validation.max.orders` names a text; it is not one to show. */
const looksLikeKey = (message: string): boolean => /^[\w-]+(\.[\w-]+)+$/.test(message);

/** Whether the server refused on purpose: a missing page, a broken server or no answer has no words for a shopper. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 404;

/** The words for a refusal of the server: a known key's text, else its sentence, else nothing to show [ERR-02, CHK-11]. */
export const failureMessage = ({ message, status }: Pick<ShopError, 'message' | 'status'>): FailureMessage => {
  const key = textKeyOfMessage(message);
  if (key) return { kind: 'text', key };
  const sentence = message.trim();
  return !isRefusal(status) || sentence === '' || looksLikeKey(sentence)
    ? { kind: 'none' }
    : { kind: 'sentence', sentence };
};
