/** An expected refusal of a call: its status (4xx, or 503 while something it needs is away), code, and message for the shopper. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  /** What is wrong where, for malformed input: path to message. */
  readonly fields: Record<string, string> | undefined;
  constructor(status: number, code: string, message: string, fields?: Record<string, string>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}
