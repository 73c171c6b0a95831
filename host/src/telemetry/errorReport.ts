/** An error that did not stop the shop, reported to its operators without personal data [ERR-04]. */
export interface ErrorReport {
  /** The kind of error: `remoteSlot.failed`, `remote.broken`. */
  kind: string;
  /** The exposed module concerned, if any. */
  module?: string;
  message: string;
  /** The stack trace, if known. */
  stack?: string;
}

export const errorReportOf = (kind: string, error: unknown, module?: string): ErrorReport => ({
  kind,
  ...(module === undefined ? {} : { module: module }),
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && error.stack ? { stack: error.stack.slice(0, 2_000) } : {}),
});
