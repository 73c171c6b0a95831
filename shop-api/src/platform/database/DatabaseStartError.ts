/** A database that can't be started, in one sentence that says what to do. Shown to people as it is, without a stack. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
