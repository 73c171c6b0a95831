import type { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';

/**
 * Converts a refusal to the failure of a hotel cart's call: 404 for an unknown id, 410 for an expired cart, otherwise
 * 409.
 */
export function stayFailure(refusal: Refusal): ApiFailure {
  const { code } = refusal;
  const status = code.endsWith('not_found') ? 404 : code === 'cart.expired' ? 410 : 409;
  return refusalFailure(refusal, { status });
}
