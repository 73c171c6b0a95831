import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Refusal } from './refusal.ts';

/**
 * Converts a refusal to the failure of a call: 409 unless another status is more exact. It is not retried
 * automatically, since the shopper decides what to do next.
 */
export const refusalFailure = (
  { code, message, values }: Refusal,
  { status = 409, fields }: { status?: number; fields?: Record<string, string> } = {},
): ApiFailure => new ApiFailure(status, code, message, { fields, values, retryAfter: 0 });
