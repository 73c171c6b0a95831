import { textKeyOfMessage } from '@festival/shared-contracts/errors/otherTextNames';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** The message for a refusal: one of our texts (a key of `errors`), the server's own sentence, or none. */
type FailureMessage = { kind: 'text'; key: string } | { kind: 'sentence'; sentence: string } | { kind: 'none' };

/** A message such as `validation.max.orders` is the key of a text, not a sentence to show. */
const looksLikeKey = (message: string): boolean => /^[\w-]+(\.[\w-]+)+$/.test(message);

/** Whether the server refused on purpose: the message of a missing page, a server error or no answer is not for shoppers. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 404;

/** The message for a refusal of the server: the text of a known key, else its sentence, else none [ERR-02, CHK-11]. */
export const failureMessage = ({ message, status }: Pick<ShopError, 'message' | 'status'>): FailureMessage => {
  const key = textKeyOfMessage(message);
  if (key) return { kind: 'text', key };
  const sentence = message.trim();
  return !isRefusal(status) || sentence === '' || looksLikeKey(sentence)
    ? { kind: 'none' }
    : { kind: 'sentence', sentence };
};
