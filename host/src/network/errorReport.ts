import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** An error that did not stop the shop, reported to its operators without personal data [ERR-04]. */
export interface ErrorReport {
  /** The kind of error: `remoteSlot.failed`, `remote.broken`. */
  kind: string;
  /** The exposed module that failed, if any. */
  module?: string;
  message: string;
  /** The stack trace, if known. */
  stack?: string;
  /** The id of the failed request, as in the servers' logs. */
  requestId?: string;
}

/**
 * Whether the error is the failure of a call. Its message is left out of the report, because it comes from the server
 * and may contain text that a shopper typed.
 */
const isShopError = (error: unknown): error is ShopError =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error;

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  return isShopError(error) ? `${error.code} (${error.status})` : String(error);
};

/** Both a failed call and an answer that breaks the contract have a request id. */
const requestIdOf = (error: unknown): string | undefined => (error as { requestId?: string } | null)?.requestId;

export const errorReportOf = (kind: string, error: unknown, module?: string): ErrorReport => ({
  kind,
  ...(module === undefined ? {} : { module: module }),
  message: messageOf(error),
  ...(error instanceof Error && error.stack ? { stack: error.stack.slice(0, 2_000) } : {}),
  ...(requestIdOf(error) ? { requestId: requestIdOf(error) } : {}),
});
