import type { ErrorCode } from '../errors/errorCode.ts';

/** The open modal: a row of the error catalogue with the values of its texts [OVL-03]. */
export interface OpenModal {
  code: ErrorCode;
  /** A title and a message in the shopper's language, for codes that need one [ERR-02]. */
  title?: string;
  message?: string;
  /** The refusal behind the modal, by the server's code, otherwise its message: our text for it is shown in place of `message` [ERR-02]. */
  refusal?: { code: string; message: string };
  /** The values of the text's placeholders. */
  values?: Record<string, string | number>;
}
