import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { takePackage } from './takePackage.ts';

const folder = mkdtempSync(join(tmpdir(), 'take-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (path: string) => ({ path, sha384: `sha384-${'A'.repeat(64)}`, bytes: 1 });
const manifest: PackageManifest = {
  name: 'mf_lockers',
  version: '1.0.0-local.h1',
  files: [file('browser/remoteEntry.js'), file('server/remote.cjs')],
  entry: 'browser/remoteEntry.js',
  exposes: { './lockers': { js: [], css: [] } },
  serverFile: 'server/remote.cjs',
  contracts: '^4.3.0',
  shared: [],
};
const written = join(folder, 'built/manifest.json');

beforeEach(() => {
  mkdirSync(join(folder, 'built'), { recursive: true });
  writeFileSync(written, JSON.stringify(manifest));
});

test('a package from a team’s own build is accepted unchanged', async () => {
  expect(await takePackage({ folder, built: 'built' })).toEqual({ manifest, packageFolder: join(folder, 'built') });
  expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual(manifest);
});

test('a package is published under the requested version, and an invalid version is refused', async () => {
  const named = { ...manifest, version: '1.1.0' };
  expect((await takePackage({ folder, built: 'built', version: '1.1.0' })).manifest).toEqual(named);
  expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual(named);
  await expect(takePackage({ folder, built: 'built', version: 'newest' })).rejects.toThrow(/a version is semver/);
});

test('a numbered version names the checked-out or the given commit; a local version names none [BYD-08]', async () => {
  const commit = 'b'.repeat(40);
  expect((await takePackage({ folder, built: 'built', commit })).manifest.source).toBeUndefined();
  const named = { folder, built: 'built', version: '1.1.0' };
  expect((await takePackage({ ...named, commit })).manifest.source).toEqual({ commit });
  expect(JSON.parse(readFileSync(written, 'utf8')).source).toEqual({ commit });
  // The package itself now contains the commit.
  expect((await takePackage({ folder, built: 'built' })).manifest.source).toEqual({ commit });
  await expect(takePackage({ ...named, commit: 'tomorrow' })).rejects.toThrow(
    'tomorrow is no commit of this repository',
  );
});

test('a package whose styles affect elements outside the remote is refused, whatever tool has built it [FED-05]', async () => {
  const styles = join(folder, 'built/lockers.css');
  writeFileSync(styles, '*{margin:0}');
  await expect(takePackage({ folder, built: 'built' })).rejects.toThrow(
    /reach outside of it:\n {2}- lockers\.css:1:1: \* has no class of the remote’s own/,
  );
  rmSync(styles);
});

test('for a missing package an error says what to do', async () => {
  await expect(takePackage({ folder, built: 'nowhere' })).rejects.toThrow(
    `${join(folder, 'nowhere/manifest.json')} is missing: build the remote first.`,
  );
});
