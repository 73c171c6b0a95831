import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remote } from '../src/remote/remote.ts';
import { notBrought } from './notBrought.ts';

let house = '';
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'not-brought-'));
});
afterEach(() => rmSync(house, { recursive: true }));

const text = { name: 'Lockers', title: 'Put it away', sentence: 'Hands free.', tile: 'Hands free.' };
const step = {
  name: 'lockers',
  formerNames: ['cabinets'],
  module: 'list',
  sells: ['extras' as const],
  texts: { nl: text, en: text, es: text },
};

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), content);
};

/** A remote in a repository, with these declarations in its files. */
function aRemote(declares: { steps?: object[]; before?: string; exposed?: object | null } = {}) {
  const { steps = [step], before = '', exposed = { list: {} } } = declares;
  const described = { type: 'module', version: '1.0.0', dependencies: { '@festival/shared-contracts': '^7.0.0' } };
  write('mf-lockers/package.json', JSON.stringify(described));
  write('mf-lockers/src/steps.ts', `${before}export const steps = ${JSON.stringify(steps)};`);
  if (exposed !== null) write('mf-lockers/src/exposed.ts', `export const exposed = ${JSON.stringify(exposed)};`);
  return { name: 'mf_lockers', folder: join(house, 'mf-lockers'), exposes: { './list': './src/exposes/list.tsx' } };
}

test('a remote that declares and publishes its steps and types itself passes [FED-10]', async () => {
  expect(await notBrought(remote({ ...aRemote(), steps: [step], exposed: { list: {} } }))).toEqual([]);
});

test('a remote without declarations, or with those of another remote, does not pass [FED-10]', async () => {
  expect(await notBrought(remote({ ...aRemote({ exposed: null }), steps: [{ ...step, hero: 'extras' }] }))).toEqual([
    'It declares no types in src/exposed.ts.',
    'What src/steps.ts declares is not what remote.config.ts names.',
    'What src/steps.ts declares is not what a version is published with.',
  ]);
  const bare = aRemote();
  rmSync(join(house, 'mf-lockers/src/steps.ts'));
  expect(await notBrought(remote({ ...bare, exposed: { list: {} } }))).toEqual([
    'It declares no steps in src/steps.ts and no places in src/places.ts.',
  ]);
});

test('a remote with missing, unknown or misspelt texts, traits or fields does not pass [FED-10]', async () => {
  const wrong = { ...step, texts: { nl: text, en: text }, trait: ['hasUpsell'] };
  expect(await notBrought(remote({ ...aRemote({ steps: [wrong] }), steps: [wrong], exposed: { list: {} } }))).toEqual([
    expect.stringMatching(/^The step lockers has no texts in es/),
    'What src/steps.ts declares is not what a version is published with.',
  ]);
});

test('a remote with a trait that the shell does not know does not pass [FED-10]', async () => {
  const loud = aRemote({ steps: [{ ...step, traits: ['isLoud'] }] });
  expect(await notBrought({ ...loud, declared: {} })).toContainEqual(
    expect.stringContaining('the step lockers has the trait "isLoud", which the shell does not know'),
  );
});

test('a remote with declarations outside of its folder does not pass [FED-10]', async () => {
  write('mf-lockers/src/words.ts', 'export const words = 1;');
  write('other/words.ts', 'export const words = 1;');
  const before = `import { words } from './words.ts';\nimport { words as others } from '../../other/words.ts';\n`;
  expect(await notBrought(remote({ ...aRemote({ before }), steps: [step], exposed: { list: {} } }))).toEqual([
    expect.stringMatching(
      /steps\.ts takes values from \.\.\/\.\.\/other\/words\.ts: declare them in the remote's folder\.$/,
    ),
  ]);
});

test('a remote whose name or step the shell’s code contains does not pass [FED-10]', async () => {
  write(
    'tools/boundaries/namedByShell.ts',
    'for (const name of process.argv.slice(2)) console.log("shell.ts names " + name);',
  );
  expect(await notBrought(remote({ ...aRemote(), steps: [step], exposed: { list: {} } }))).toEqual([
    'shell.ts names mf_lockers',
    'shell.ts names lockers',
    'shell.ts names cabinets',
  ]);
});
