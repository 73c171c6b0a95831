import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Refusal } from './refusal.ts';

/**
 * Converts a refusal to the failure of a call, with status 409 unless the caller gives a more exact one. Pages do not
 * retry such a call, since the shopper decides what to do next.
 */
export const refusalFailure = (
  { code, message, values }: Refusal,
  { status = 409, fields }: { status?: number; fields?: Record<string, string> } = {},
): ApiFailure => new ApiFailure(status, code, message, { fields, values, retryAfter: 0 });
