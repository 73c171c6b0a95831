import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for one test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'festival-host-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
