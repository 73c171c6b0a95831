import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { completedLock, incompleteEntries, type LockFile } from './lockEntries.mjs';

const ours = (): LockFile => JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));

test('the lock file has every system’s binaries and a checksum of every package, and no download URL', () => {
  expect(incompleteEntries(ours())).toEqual([]);
  expect(Object.values(ours().packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});

const lock: LockFile = {
  packages: {
    '': {},
    workspace: { version: '1.0.0' },
    'node_modules/workspace': { resolved: 'workspace', link: true },
    'node_modules/tool': {
      version: '3.0.0',
      integrity: 'sha512-tool',
      dev: true,
      optionalDependencies: { '@tool/linux': '2.0.1', '@tool/windows': '2.0.1', 'other-name': 'npm:@tool/mac@2.0.1' },
    },
    'node_modules/tool/node_modules/@tool/linux': { version: '2.0.1', optional: true },
  },
};

test('entries that npm omitted or wrote without a checksum are requested; links and workspaces are not', () => {
  expect(incompleteEntries(lock)).toEqual([
    { place: 'node_modules/@tool/windows', spec: '@tool/windows@2.0.1', dependent: 'node_modules/tool' },
    { place: 'node_modules/other-name', spec: '@tool/mac@2.0.1', dependent: 'node_modules/tool' },
    { place: 'node_modules/tool/node_modules/@tool/linux', spec: '@tool/linux@2.0.1' },
  ]);
});

test('an entry contains the registry’s data, and is a dev dependency if its dependent is one', () => {
  const told = ['windows', 'mac', 'linux'].map((name) => ({ version: '2.0.1', integrity: `sha512-${name}` }));
  const completed = completedLock(lock, incompleteEntries(lock), told);
  expect(incompleteEntries(completed)).toEqual([]);
  expect(completed.packages['node_modules/@tool/windows']).toEqual({
    version: '2.0.1',
    integrity: 'sha512-windows',
    dev: true,
    optional: true,
  });
  expect(completed.packages['node_modules/tool']).toEqual(lock.packages['node_modules/tool']);
});

/** Runs `completeLockFile` with npm's own client, in a folder with this lock file, against a registry with these packages. */
async function run(packages: Record<string, object>) {
  const registry = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1);
    const version = packages[name];
    response.writeHead(version ? 200 : 404, { 'content-type': 'application/json' });
    const dist = { tarball: `http://registry.invalid/${name}.tgz`, integrity: `sha512-${name}` };
    const told = {
      name,
      'dist-tags': { latest: '2.0.1' },
      versions: { '2.0.1': { name, version: '2.0.1', dist, ...version } },
    };
    response.end(JSON.stringify(version ? told : {}));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'festival-lock-test-'));
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value));
  writeFileSync(join(folder, '.npmrc'), 'omit-lockfile-registry-resolved=true\n');
  write('package.json', { name: 'shop', version: '1.0.0', dependencies: { tool: '2.0.1' } });
  const tool = { version: '2.0.1', integrity: 'sha512-tool', optionalDependencies: { 'tool-win32': '2.0.1' } };
  write('package-lock.json', {
    name: 'shop',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'shop', version: '1.0.0', dependencies: { tool: '2.0.1' } },
      'node_modules/tool': tool,
      'node_modules/tool-win32': { version: '2.0.1', optional: true, os: ['win32'] },
    },
  });
  const script = `import { completeLockFile } from ${JSON.stringify(join(import.meta.dirname, 'completeLockFile.mjs'))};
    console.log(JSON.stringify(completeLockFile(${JSON.stringify(folder)})));`;
  const { port } = registry.address() as AddressInfo;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' },
    });
    const written = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile;
    return { added: JSON.parse(stdout) as string[], packages: written.packages };
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const tool = { optionalDependencies: { 'tool-win32': '2.0.1' } };

test('the command takes checksum and platform from the registry, but no URL', async () => {
  const { added, packages } = await run({ tool, 'tool-win32': { os: ['win32'], cpu: ['x64'] } });
  expect(added).toEqual(['tool-win32@2.0.1']);
  expect(packages['node_modules/tool-win32']).toEqual({
    version: '2.0.1',
    integrity: 'sha512-tool-win32',
    cpu: ['x64'],
    optional: true,
    os: ['win32'],
  });
});

test('if the registry lacks a binary, the error names the binary', async () => {
  await expect(run({ tool })).rejects.toThrow(/The registry in use does not have tool-win32@2\.0\.1/);
});
