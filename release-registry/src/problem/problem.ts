import * as z from 'zod/mini';

/** Every way the registry refuses, with the HTTP status it answers. */
export const problemStatus = {
  'invalid-request': 400,
  'token-wrong': 401,
  'unknown-address': 404,
  'unknown-file': 404,
  'unknown-version': 404,
  'unknown-release': 404,
  'unknown-brand': 404,
  'no-release': 404,
  'no-host': 409,
  'version-differs': 409,
  'release-moved-on': 409,
  'nothing-before': 409,
  'too-large': 413,
  'does-not-fit': 422,
  'no-canary-here': 422,
  'registry-failed': 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** A refusal on the wire: `message` says what is wrong and what to do, `reasons` each single fault. */
export const problemSchema = z.object({ code: z.string(), message: z.string(), reasons: z.array(z.string()) });
export type Problem = z.infer<typeof problemSchema>;
export type Refusal = Problem & { code: ProblemCode };

export type Result<Value, Failure = Refusal> = { ok: true; value: Value } | { ok: false; problem: Failure };

export const succeed = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const refuse = (
  code: ProblemCode,
  message: string,
  reasons: string[] = [],
): { ok: false; problem: Refusal } => ({
  ok: false,
  problem: { code, message, reasons },
});
