import type { RefusalValues } from '@festival/shared-contracts/errors/refusal';

type FailureDetails = {
  /** Messages by path, for malformed input. */
  fields?: Record<string, string> | undefined;
  /** The values for the placeholders of the shopper's text. */
  values?: RefusalValues | undefined;
  /** Seconds until a retry makes sense; 0 if it does not. The default for a 503 is 2. */
  retryAfter?: number | undefined;
};

/**
 * An expected failure, thrown by a handler: status (4xx, or 503 while another service is unavailable), code, message.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly values: RefusalValues | undefined;
  readonly retryAfter: number | undefined;
  constructor(status: number, code: string, message: string, { fields, values, retryAfter }: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.values = values;
    this.retryAfter = retryAfter;
  }
}
