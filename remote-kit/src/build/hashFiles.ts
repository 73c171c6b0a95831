import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (file: string) => !/\.test\.[jt]sx?$/.test(file);

/** The source files of a folder, without tests, in a stable order. */
export function sourceFiles(folder: string): string[] {
  return globSync('**/*.{ts,tsx,js,jsx,css,json,cjs}', { cwd: folder })
    .filter(isSource)
    .sort()
    .map((file) => join(folder, file));
}

/** One hash of the names and contents of these files (hexadecimal). */
export function hashFiles(files: readonly string[], more: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const text of more) hash.update(text).update('\0');
  return hash.digest('hex');
}
