/** Thrown when code of the host fails to load twice. Its message is the browser's, for operators only. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
