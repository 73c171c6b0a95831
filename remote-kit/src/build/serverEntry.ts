import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '../remote/remote.ts';

/** Writes the server build's entry: door to a function that loads it, so that one broken door leaves the others whole. */
export function writeServerEntry({ folder, doors }: Remote): string {
  const file = join(folder, '.cache', 'serverEntry.cjs');
  const lines = Object.entries(doors).map(
    ([door, source]) => `  ${JSON.stringify(door)}: () => require(${JSON.stringify(join(folder, source))}),`,
  );
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(file, `module.exports = {\n${lines.join('\n')}\n};\n`);
  return file;
}
