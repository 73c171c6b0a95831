import { rename, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Writes a file that only this account can read. If the process is killed while writing, the former file stays. */
export async function writeFileAtomically(file: string, content: string | Buffer | Readable): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, content, { mode: 0o600 });
  await rename(part, file);
}
