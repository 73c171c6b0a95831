import type { Result } from '@festival/shared-contracts/errors/result';
import { backOnline } from './backOnline.ts';
import { isOffline } from './isOffline.ts';
import { pageStays } from './leaving.ts';

/** Whether a call ended without an answer. */
const isUnanswered = (result: Result<unknown>): boolean => !result.ok && result.error.status === 0;

/**
 * Sends a write once the browser is online. A write that loses the connection is sent again when it returns. Every
 * write of the contracts sets a value or has an idempotency key, so sending it twice changes nothing [BYD-06].
 */
export const whileOnline = async <Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> => {
  await backOnline();
  const result = await call();
  if (!isUnanswered(result)) return result;
  await pageStays();
  return isOffline() ? whileOnline(call) : result;
};
