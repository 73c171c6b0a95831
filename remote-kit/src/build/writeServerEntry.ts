import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '../remote/remote.ts';

/**
 * Writes the server build's entry: each exposed module with a function that loads it, so that a broken module does not
 * break the others.
 */
export function writeServerEntry({ folder, exposes }: Remote): string {
  const file = join(folder, '.cache', 'serverEntry.cjs');
  const lines = Object.entries(exposes).map(
    ([expose, source]) => `  ${JSON.stringify(expose)}: () => require(${JSON.stringify(join(folder, source))}),`,
  );
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(file, `module.exports = {\n${lines.join('\n')}\n};\n`);
  return file;
}
