import type { ErrorCode } from '../errors/errorCode.ts';

/** The one open modal: a row of the error catalogue with what its texts need [OVL-03]. */
export interface OpenModal {
  code: ErrorCode;
  /** A server's title or message for the codes that carry one, and values for the text's gaps. */
  title?: string;
  message?: string;
  values?: Record<string, string | number>;
}
