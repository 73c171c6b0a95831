import type { RefusalValues } from '@festival/shared-contracts/errors/refusal';
import type { RefusalCode } from '@festival/shared-contracts/errors/refusalTexts';

/** Why the shop refuses a request of a shopper, as in PUT products [API-12]. */
export type Refusal = { code: RefusalCode; message: string; values?: RefusalValues };

/**
 * A refusal with the values for its text. Its message is only the code, since the page has the text in the shopper's
 * language [ERR-02].
 */
export const refusal = (code: RefusalCode, values?: RefusalValues): Refusal => ({
  code,
  message: code,
  ...(values ? { values } : {}),
});
