/** The database can't start. The message is one sentence that says what to do; it is shown without a stack. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
