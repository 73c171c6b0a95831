import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { specWords } from './specWords.ts';
import { stepNameViolations } from './stepNameViolations.ts';

const house = mkdtempSync(join(tmpdir(), 'step-names-'));
afterAll(() => rmSync(house, { recursive: true }));

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), content);
};

test('the shell and the contracts contain no name of a step or remote, except the listed words of the specification [STP-01, FED-02, FED-10]', () => {
  expect(stepNameViolations(join(import.meta.dirname, '../..'), specWords)).toEqual([]);
});

test('a new name of a step (also a former name) or of a remote is reported wherever it occurs: address, route, text key, object key, style', () => {
  write('mf-lockers/src/steps.ts', `export const steps = [{ name: 'lockers', formerNames: ['cabinets'] }];`);
  write('host/src/string.ts', `if (name === 'lockers') offer();`);
  write('host/src/former.ts', `go("cabinets");`);
  write('host/src/address.tsx', '<a href="/zomer/lockers?a=1">x</a>;');
  write('host/src/route.ts', `pagePath('slug-lockers-id');`);
  write('host/src/text.ts', `t('step.lockers.name');`);
  write('host/src/key.ts', 'const icons = {\n  lockers: 1,\n};');
  write('host/src/property.ts', 'icons.cabinets;');
  write('host/src/style.module.css', '.lockers { color: red; }');
  write('host/src/texts.json', '{ "step": { "lockers": { "name": "Lockers" } } }');
  write('host/server/page.html', '<a href="/zomer/cabinets">x</a>');
  write('host/server/remote.ts', '/** A name of the remote mf_lockers. */');
  write('host/server/folder.ts', `read('mf-lockers');`);
  write('shared-contracts/src/field.ts', 'export const field = { lockers: [] };');
  write('shared-contracts/src/row.ts', `export const row = { name: 'lockers' };`);
  write(
    'host/src/free.ts',
    `import { x } from './lockers/x.ts'; // who keeps lockers, and has_lockers\nconst lockersOf = { ...lockers };`,
  );
  write('shared-contracts/src/api/calls.ts', `export const path = '/lockers'; // mf_lockers`);
  write('host/src/string.test.ts', `open('/zomer/lockers');`);
  expect(stepNameViolations(house, []).map(({ file, imported }) => `${file}: ${imported}`)).toEqual([
    'host/server/folder.ts: mf-lockers',
    'host/server/page.html: cabinets',
    'host/server/remote.ts: mf_lockers',
    'host/src/address.tsx: lockers',
    'host/src/former.ts: cabinets',
    'host/src/key.ts: lockers',
    'host/src/property.ts: cabinets',
    'host/src/route.ts: lockers',
    'host/src/string.ts: lockers',
    'host/src/style.module.css: lockers',
    'host/src/text.ts: lockers',
    'host/src/texts.json: lockers',
    'shared-contracts/src/api/calls.ts: mf_lockers',
    'shared-contracts/src/row.ts: lockers',
  ]);
});

test('an allowed word that no file contains any more is reported', () => {
  const gone = [{ file: 'host/src/free.ts', words: ['lockers'], names: 'nothing' }];
  expect(stepNameViolations(house, gone).map(({ imported }) => imported)).toContain('host/src/free.ts lockers');
  const withdrawn = [{ file: 'host/src/free.ts', words: ['showers'], names: 'a step that was withdrawn' }];
  expect(stepNameViolations(house, withdrawn).map(({ imported }) => imported)).not.toContain(
    'host/src/free.ts showers',
  );
});
