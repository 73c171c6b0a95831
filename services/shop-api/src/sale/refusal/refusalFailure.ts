import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Refusal } from './refusal.ts';

/**
 * A refusal as the failure of a call: 409 unless another status is more exact. The shopper decides what to do next, so
 * it is not retried automatically.
 */
export const refusalFailure = (
  { code, message, values }: Refusal,
  { status = 409, fields }: { status?: number; fields?: Record<string, string> } = {},
): ApiFailure => new ApiFailure(status, code, message, { fields, values, retryAfter: 0 });
