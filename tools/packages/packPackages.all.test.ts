import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lostImports } from './importedFiles.ts';
import { packedPackages } from './packedPackages.ts';
import { packPackages } from './packPackages.ts';

// Packs, installs and builds packages, which can take minutes on a busy machine.
jest.setTimeout(300_000);

const root = join(import.meta.dirname, '../..');
const isLong = process.env.TEST_SIZE === 'long';

/** Outside the repository, so that only the packed files can be found. */
const work = mkdtempSync(join(tmpdir(), 'festival-team-'));
const packages = join(work, 'packages');
const remote = join(work, 'mf-late-checkout');
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Uses the Node version that the project pins: older ones can't run TypeScript. */
const env = { ...process.env, PATH: [join(root, 'node_modules/node/bin'), process.env.PATH].join(':') };

const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

test('the packed packages contain built code with declarations, all their entries, and all entries that one imports from another [FED-11]', () => {
  const files = packPackages(root, packages);
  expect(files).toHaveLength(packedPackages.length);
  for (const file of files) {
    const unpacked = join(work, 'unpacked', file.replace(/.*\/|\.tgz$/g, ''));
    execFileSync('mkdir', ['-p', unpacked]);
    run(unpacked, 'tar', '-xzf', file, '--strip-components=1');
    const { exports, bin = {}, dependencies = {}, private: isPrivate } = readJson(join(unpacked, 'package.json'));
    expect(isPrivate).toBeUndefined();
    expect(Object.keys(dependencies)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(fastify|pg)$/)]));
    for (const target of [...Object.values<string>(exports), ...Object.values<string>(bin)]) {
      expect([file, target, existsSync(join(unpacked, target))]).toEqual([file, target, true]);
      if (target.endsWith('.js')) expect(existsSync(join(unpacked, target.replace(/js$/, 'd.ts')))).toBe(true);
    }
    const sources = globSync('**/*.{ts,tsx}', { cwd: unpacked }).filter((path) => !/\.d\.ts$|^template\//.test(path));
    expect(sources).toEqual([]);
    const naming = globSync('**/*.{js,d.ts}', { cwd: unpacked }).filter((path) =>
      /(?:from|import\() ?['"]\.[^'"]*\.tsx?['"]/.test(readFileSync(join(unpacked, path), 'utf8')),
    );
    expect(naming).toEqual([]);
  }
  const unpacked = join(work, 'unpacked');
  const described = globSync('*/package.json', { cwd: unpacked }).map((path) => readJson(join(unpacked, path)));
  const packed = described.flatMap(({ name, exports }) => Object.keys(exports).map((path) => path.replace('.', name)));
  const code = globSync('*/**/*.js', { cwd: unpacked, exclude: (path) => path.endsWith('/template') });
  const imported = code.flatMap((path) =>
    Array.from(
      readFileSync(join(unpacked, path), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](@festival\/[^'"]+)['"]/g),
      ([, name = '']) => name,
    ),
  );
  expect(imported).toContain('@festival/shared-contracts/cart/cart');
  expect([...new Set(imported)].filter((name) => !packed.includes(name))).toEqual([]);
});

test('outside the repository, a remote is created and built from packed packages, and packed and checked by their own command [FED-01, FED-11]', () => {
  const unpacked = join(work, 'unpacked');
  const modules = join(work, 'node_modules');
  mkdirSync(join(modules, '@festival'), { recursive: true });
  // The packed packages are installed; the libraries are those of the repository.
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@festival' && one !== '.bin'))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(unpacked)) {
    const { name: packed } = readJson(join(unpacked, name, 'package.json'));
    renameSync(join(unpacked, name), join(modules, packed));
  }
  const command = (name: string, bin: string, ...args: string[]) => {
    const folder = join(modules, '@festival', name);
    return [join(folder, readJson(join(folder, 'package.json')).bin[bin]), ...args];
  };
  run(work, 'node', ...command('create-remote', 'create-remote', 'mf-early-checkout'));
  const early = join(work, 'mf-early-checkout');
  expect(run(early, 'node', ...command('remote-kit', 'remote-kit', 'build'))).toContain(
    'mf_early_checkout 1.0.0-local.h',
  );
  const { contracts, shared } = readJson(join(early, 'dist/package/manifest.json'));
  const { version } = readJson(join(root, 'shared-contracts/package.json'));
  expect(contracts).toBe(`^${version}`);
  expect(JSON.stringify(shared)).not.toMatch(/-h[0-9a-f]{12}/);
  const help = run(early, 'node', ...command('release-registry', 'festival-release', 'help'));
  expect(help).toContain('festival-release publish');
  expect(
    run(early, 'node', ...command('release-registry', 'festival-release', 'key', '--publish', 'mf_early_checkout')),
  ).toContain('PUBLISHER_KEY');
});

test('a package that lacks a file which it imports is not packed', () => {
  const folder = join(work, 'incomplete');
  mkdirSync(folder);
  writeFileSync(join(folder, 'here.js'), "import './there.js';\nexport * from './here.js';\n");
  expect(lostImports(folder)).toEqual(['here.js imports ./there.js, which is not packed.']);
});

(isLong ? test : test.skip)(
  'outside the repository, from packed packages only, a remote is created, checked, tested and built as it is',
  () => {
    run(
      work,
      'npm',
      'exec',
      '--yes',
      `--package=${globSync('festival-create-remote-*.tgz', { cwd: packages }).map((file) => join(packages, file))[0]}`,
      '--',
      'create-remote',
      'mf-late-checkout',
      '--packages',
      packages,
    );
    run(remote, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
    expect(() => run(remote, 'npm', 'run', 'lint')).not.toThrow();
    expect(() => run(remote, 'npm', 'run', 'typecheck')).not.toThrow();
    expect(() => run(remote, 'npm', 'test')).not.toThrow();
    expect(run(remote, 'npm', 'run', 'build')).toContain('mf_late_checkout 1.0.0-local.h');
    const { name, contracts, exposes, steps, uses } = readJson(join(remote, 'dist/package/manifest.json'));
    expect({ name, contracts }).toEqual({
      name: 'mf_late_checkout',
      contracts: `^${readJson(join(root, 'shared-contracts/package.json')).version}`,
    });
    expect(Object.keys(exposes)).toEqual(['./lateCheckout', './texts/en', './texts/es', './texts/nl']);
    expect(steps).toMatchObject([{ name: 'late-checkout', module: 'lateCheckout' }]);
    expect(uses.exports['./state/productState']).toHaveProperty('productState');
  },
);
