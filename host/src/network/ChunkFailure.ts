/** Code of the host that did not come, also when it was requested again. Its message is the browser's, for operators only. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
