import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const house = mkdtempSync(join(tmpdir(), 'named-by-shell-'));
afterAll(() => rmSync(house, { recursive: true }));

test('the command prints the files of the shell that contain one of the given names of steps or remotes [FED-10]', () => {
  cpSync(import.meta.dirname, join(house, 'tools/boundaries'), { recursive: true });
  for (const folder of ['mf-lockers/src', 'mf-showers/src', 'host/src'])
    mkdirSync(join(house, folder), { recursive: true });
  for (const name of ['lockers', 'showers'])
    writeFileSync(join(house, `mf-${name}/src/steps.ts`), `export const steps = [{ name: '${name}' }];`);
  writeFileSync(join(house, 'host/src/a.ts'), `go('lockers', 'showers');`);
  writeFileSync(join(house, 'host/src/b.ts'), '// as in mf_lockers');
  const printed = (...names: string[]) =>
    execFileSync(process.execPath, [join(house, 'tools/boundaries/namedByShell.ts'), ...names], { encoding: 'utf8' });
  expect(printed('mf_lockers', 'lockers')).toBe('host/src/a.ts names lockers\nhost/src/b.ts names mf_lockers\n');
  expect(printed('mf_basket')).toBe('');
});
