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

test('a package that a team has built is taken as it is', async () => {
  expect(await takePackage({ folder, built: 'built' })).toEqual({ manifest, packageFolder: join(folder, 'built') });
  expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual(manifest);
});

test('it is published under the version that is asked for, and under none that is no version', async () => {
  const named = { ...manifest, version: '1.1.0' };
  expect((await takePackage({ folder, built: 'built', version: '1.1.0' })).manifest).toEqual(named);
  expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual(named);
  await expect(takePackage({ folder, built: 'built', version: 'newest' })).rejects.toThrow(/a version is semver/);
});

test('one whose styles reach outside of the remote is not taken, whatever has built it [FED-05]', async () => {
  const styles = join(folder, 'built/lockers.css');
  writeFileSync(styles, '*{margin:0}');
  await expect(takePackage({ folder, built: 'built' })).rejects.toThrow(
    /reach outside of it:\n {2}- lockers\.css:1:1: \* has no class of the remote’s own/,
  );
  rmSync(styles);
});

test('without a package a sentence says what to do', async () => {
  await expect(takePackage({ folder, built: 'nowhere' })).rejects.toThrow(
    `${join(folder, 'nowhere/manifest.json')} is not there: build the remote first.`,
  );
});
