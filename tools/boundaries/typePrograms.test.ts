import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** The files that a TypeScript program lists; it also checks the files that they import. */
const filesOf = (program: string): string[] => {
  const shown = execFileSync(process.execPath, [
    compiler,
    '--showConfig',
    '-p',
    join(root, 'tools/types', `tsconfig.${program}.json`),
  ]);
  const { files } = JSON.parse(shown.toString()) as { files: string[] };
  return files.map((file) => join('tools/types', file)).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
};

const programsOf = new Map(
  globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache|\.data)$/.test(path),
  })
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file): [string, string[]] => [file, []]),
);
for (const program of ['browser', 'server', 'test']) {
  for (const file of filesOf(program)) programsOf.set(file, [...(programsOf.get(file) ?? []), program]);
}

test('each file is type-checked by exactly one program: as code of browsers, of servers, or of tests and tools', () => {
  expect(programsOf.size).toBeGreaterThan(2_000);
  expect([...programsOf].filter(([, programs]) => programs.length !== 1)).toEqual([]);
});

test('code that runs in a shopper’s browser is checked as browser code, and code that runs in Node is not', () => {
  const programOf = (file: string) => programsOf.get(file)?.[0];
  expect(programOf('mf-merch/src/merchandise/merchandiseGroups.ts')).toBe('browser');
  expect(programOf('create-remote/template/src/steps.ts')).toBe('browser');
  expect(programOf('host/server/main.ts')).toBe('server');
  expect(programOf('mf-merch/src/merchandise/merchandiseGroups.test.ts')).toBe('test');
});
