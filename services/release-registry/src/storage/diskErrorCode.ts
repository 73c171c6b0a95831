/** The system's code of a failed disk operation (`EEXIST`, `ENOENT`), or undefined for any other error. */
export function diskErrorCode(error: unknown): string | undefined {
  // Does not use instanceof, because in Jest the system's errors come from another realm.
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
