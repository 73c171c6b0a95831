/** Thrown when code of the host fails to load twice. The message comes from the browser and is only for operators. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
