import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Refusal } from './refusal.ts';

/** A refusal as the failure of a call: 409 unless another status says more. A shopper decides what is next, so nobody repeats it by itself. */
export const refusalFailure = (
  { code, message, values }: Refusal,
  { status = 409, fields }: { status?: number; fields?: Record<string, string> } = {},
): ApiFailure => new ApiFailure(status, code, message, { fields, values, retryAfter: 0 });
