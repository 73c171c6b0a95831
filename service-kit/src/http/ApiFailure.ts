import type { RefusalValues } from '@festival/shared-contracts/errors/refusal';

type FailureDetails = {
  /** Messages by path, for malformed input. */
  fields?: Record<string, string> | undefined;
  /** What the shopper's text for the code names. */
  values?: RefusalValues | undefined;
  /** Seconds after which the call is worth repeating; 0 when it is not. A 503 has 2 by default. */
  retryAfter?: number | undefined;
};

/** An expected failure of a call, thrown by its handler: status (4xx, or 503 while another service is down), code, message. */
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
