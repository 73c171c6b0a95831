import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { RegistryError } from './registryError.ts';

/** Every code of a refusal, with its HTTP status. */
export const refusalStatus = {
  'invalid-request': 400,
  'token-wrong': 401,
  'not-allowed': 403,
  'unknown-address': 404,
  'unknown-file': 404,
  'unknown-version': 404,
  'unknown-release': 404,
  'unknown-brand': 404,
  'unknown-token': 404,
  'no-release': 404,
  'no-plan': 404,
  'unknown-waiting': 404,
  'unknown-preview': 404,
  'no-host': 409,
  'version-differs': 409,
  'version-needed': 409,
  'release-moved-on': 409,
  'plan-running': 409,
  'waits-no-more': 409,
  'too-many-wait': 409,
  'nothing-before': 409,
  'release-withdrawn': 410,
  'preview-ended': 410,
  'too-large': 413,
  'too-many': 429,
  incompatible: 422,
  'contracts-break': 422,
  'not-mounted': 422,
  heavier: 422,
  'version-broken': 422,
  'not-signed': 422,
  'no-canary-here': 422,
  'registry-failed': 500,
  'disk-full': 507,
} as const;

type RefusalCode = keyof typeof refusalStatus;
export type Refusal = RegistryError & { code: RefusalCode };

export const refusal = (code: RefusalCode, message: string, reasons: string[] = []): Refusal => ({
  code,
  message,
  reasons,
});

/** A refusal as the outcome of a call. */
export const refuse = (code: RefusalCode, message: string, reasons: string[] = []): Result<never, Refusal> =>
  failure(refusal(code, message, reasons));
