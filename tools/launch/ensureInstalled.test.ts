import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-installed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
};

const one = { version: '1.0.0', integrity: 'sha512-one' };
const other = process.platform === 'win32' ? 'linux' : 'win32';
const locked = {
  shop: { version: '1.0.0' },
  'node_modules/shop': { resolved: 'shop', link: true },
  'node_modules/node': one,
  'node_modules/one': one,
  'node_modules/binary': { ...one, os: [other], optional: true },
};
const { 'node_modules/binary': _, ...installed } = locked;

/**
 * Runs `ensureInstalled` in a repository with this lock file, after an install of these packages (null: none). Instead
 * of npm, a script installs the pinned Node and leaves a mark.
 */
function ensure(wanted: object, tree: object | null) {
  write('package-lock.json', { packages: wanted });
  if (tree) {
    write('node_modules/node/bin/node', '');
    for (const place of Object.keys(tree)) mkdirSync(join(folder, place), { recursive: true });
    write('node_modules/.package-lock.json', { packages: tree });
  }
  for (const file of ['pinnedNode.mjs', 'installedTree.mjs']) {
    mkdirSync(join(folder, 'tools/launch'), { recursive: true });
    copyFileSync(join(import.meta.dirname, file), join(folder, 'tools/launch', file));
  }
  write('tools/check.mjs', "import { ensureInstalled } from './launch/pinnedNode.mjs';\nensureInstalled();\n");
  write(
    'bin/npm',
    '#!/bin/sh\necho "npm $1" && mkdir -p node_modules/node/bin && touch node_modules/node/bin/node installed\n',
  );
  chmodSync(join(folder, 'bin/npm'), 0o755);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'tools/check.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
  });
  return { status, said: stdout + stderr, didInstall: existsSync(join(folder, 'installed')) };
}

test('packages installed by `npm ci` are used without an install or a message', () => {
  expect(ensure(locked, installed)).toEqual({ status: 0, said: '', didInstall: false });
});

test('without packages, the install says beforehand what npm does and how long it usually takes, and afterwards how long it took', () => {
  const { status, said, didInstall } = ensure(locked, null);
  expect(said).toMatch(
    /^There is no finished install yet\. Installing by `npm ci`, which empties node_modules first; it takes .+ minutes …\nnpm ci\nInstalled in \d+ s\.\n$/,
  );
  expect({ status, didInstall }).toEqual({ status: 0, didInstall: true });
});

test.each<[string, object, RegExp]>([
  [
    'another version',
    { ...installed, 'node_modules/one': { ...one, version: '0.9.0' } },
    /: one is 0\.9\.0 and should be 1\.0\.0\./,
  ],
  [
    'another file of that version',
    { ...installed, 'node_modules/one': { ...one, integrity: 'sha512-two' } },
    /one comes from elsewhere/,
  ],
  [
    'a link to elsewhere',
    { ...installed, 'node_modules/shop': { resolved: 'old', link: true } },
    /shop comes from elsewhere/,
  ],
  ['too few', { 'node_modules/node': one }, /: shop is missing, one is missing\./],
  ['too many', { ...installed, 'node_modules/one/node_modules/two': one }, /: two should not be there\./],
  [
    'the binaries of another system',
    { ...installed, 'node_modules/binary': locked['node_modules/binary'] },
    /comes from another system: it holds binary\./,
  ],
])('packages with %s are installed again, and the difference is reported', (_name, tree, reason) => {
  const { said, didInstall } = ensure(locked, tree);
  expect(said).toMatch(reason);
  expect(didInstall).toBe(true);
});

test('a package that was deleted by hand is installed again', () => {
  ensure(locked, installed);
  rmSync(join(folder, 'node_modules/one'), { recursive: true });
  const again = spawnSync(process.execPath, [join(folder, 'tools/check.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
  });
  expect(again.stdout).toContain('one is missing');
});

test('a package without a checksum is not installed', () => {
  const { status, said, didInstall } = ensure({ ...locked, 'node_modules/one': { version: '1.0.0' } }, null);
  expect(said).toMatch(/^package-lock\.json has no checksum for one, .+ Run `npm run lock`, which adds them\.\n$/);
  expect({ status, didInstall }).toEqual({ status: 1, didInstall: false });
});
