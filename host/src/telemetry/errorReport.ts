/** Something that went wrong without stopping the shop: for its operators, without personal data [ERR-04]. */
export interface ErrorReport {
  /** What kind of thing: `remote slot.threw`, `remote.failed`. */
  kind: string;
  /** Which remote's exposed module, if any. */
  module?: string;
  message: string;
  /** The place in the code, where known. */
  stack?: string;
}

/** The report that an error makes. */
export const errorReportOf = (kind: string, error: unknown, module?: string): ErrorReport => ({
  kind,
  ...(module === undefined ? {} : { module: module }),
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && error.stack ? { stack: error.stack.slice(0, 2_000) } : {}),
});
