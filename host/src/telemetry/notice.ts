/** Something that went wrong without stopping the shop: for its operators, without personal data [ERR-04]. */
export interface Notice {
  /** What kind of thing: `area.threw`, `remote.failed`. */
  kind: string;
  /** Which remote's door, if any. */
  door?: string;
  message: string;
  /** The place in the code, where known. */
  stack?: string;
}

/** The notice that an error makes. */
export const noticeOf = (kind: string, error: unknown, door?: string): Notice => ({
  kind,
  ...(door === undefined ? {} : { door }),
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && error.stack ? { stack: error.stack.slice(0, 2_000) } : {}),
});
