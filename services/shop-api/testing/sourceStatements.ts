import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type SourceStatement = { file: string; sql: string };

/** Matches a text in single or double quotes or backticks. */
const literal = /`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

/** Returns the SQL in the sources below this folder, except tests: every text that starts like a statement. */
export function sourceStatements(folder: string): SourceStatement[] {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return files.sort().flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const texts = [...source.matchAll(literal)].map(([, ...quoted]) => quoted.find((text) => text !== undefined) ?? '');
    return texts.filter((text) => /^\s*(select|insert|update|delete|with)\s/.test(text)).map((sql) => ({ file, sql }));
  });
}
