import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededNode } from './createRemote.ts';

/** Exports that newer versions have added to the modules that the command imports. */
const newerThanNode20 =
  /\b(glob|globSync|openAsBlob|statfs|styleText|parseEnv|getCallSites|stripTypeScriptTypes|registerHooks)\b/;

test('the command imports nothing that Node 20 lacks, and the remote names the Node version that it needs', () => {
  const sources = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'));
  expect(sources.length).toBeGreaterThan(2);
  const imported = sources.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/import \{([^}]*)\} from 'node:/g)].map(
      ([, names = '']) => `${file}: ${names}`,
    ),
  );
  expect(imported.length).toBeGreaterThan(2);
  expect(imported.filter((names) => newerThanNode20.test(names))).toEqual([]);
  const template = JSON.parse(readFileSync(join(import.meta.dirname, '../template/package.json'), 'utf8'));
  expect(template.engines.node).toBe(`>=${neededNode}`);
});
