/** A provider's refusal of a call, as the providers' libraries have one too. */
export class CallRefused extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode: number) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** A wrong or unprivileged key is set right by the operator, and the others pass by themselves. */
const passing = [401, 403, 408, 409, 425, 429];

/**
 * Whether a provider has refused a call for good: its answer is a 4xx, and a repetition would get the same answer.
 * Everything else is repeated, since the call may have been carried out.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 && !passing.includes(statusCode);
}
