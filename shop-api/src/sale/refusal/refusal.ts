import type { RefusalValues } from '@festival/shared-contracts/errors/refusal';
import type { RefusalCode } from '@festival/shared-contracts/errors/refusalTexts';

/** Why the shop does not do what a shopper asks for, as PUT products answers it [API-12]. */
export type Refusal = { code: RefusalCode; message: string; values?: RefusalValues };

/**
 * A refusal with the values that its text names. Its message is the code again, never a sentence: the page has the text in
 * the shopper's language [ERR-02].
 */
export const refusal = (code: RefusalCode, values?: RefusalValues): Refusal => ({
  code,
  message: code,
  ...(values ? { values } : {}),
});
