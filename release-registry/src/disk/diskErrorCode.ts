/** The system's code of a failed disk step (`EEXIST`, `ENOENT`), or undefined for any other error. */
export function diskErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
