import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { bundlers, createRemote } from './createRemote.ts';

// Each case builds a whole remote, which can take minutes on a busy machine.
jest.setTimeout(300_000);

// The test works inside the repository, so that a remote created by the test finds the packages.
const root = join(import.meta.dirname, '..', '..');
mkdirSync(join(root, '.cache'), { recursive: true });
const work = mkdtempSync(join(root, '.cache', 'own-build-'));
afterAll(() => rmSync(work, { recursive: true }));

const node = join(root, 'node_modules', '.bin', 'node');
const run = (folder: string, ...args: string[]): string =>
  execFileSync(node, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs the remote's own configuration, as the command of its bundler does. */
const runBundler = (folder: string, bundler: string, config = `./${bundler}.config.mjs`) =>
  run(
    folder,
    '--input-type=module',
    '-e',
    `const { default: config } = await import('${config}');
     const { default: bundle } = await import('${bundler === 'rspack' ? '@rspack/core' : 'webpack'}');
     bundle(config, (error, stats) => {
       if (!error && !stats.hasErrors()) return;
       console.error(error ?? stats.toString({ all: false, errors: true }));
       process.exitCode = 1;
     });`,
  );

interface Built {
  manifest: PackageManifest;
  /** Reads a text file of the package. */
  read: (path: string) => string;
}

const packageOf = (folder: string): Built => {
  const read = (path: string) => readFileSync(join(folder, 'dist/package', path), 'utf8');
  return { manifest: packageManifestSchema.parse(JSON.parse(read('manifest.json'))), read };
};

/** The fields that a host and the registry use, without names and hashes of files. */
const promised = ({ name, entry, exposes, serverFile, contracts, shared, uses, steps }: PackageManifest) => ({
  ...{ name, entry, serverFile, contracts, shared, uses, steps },
  exposes: Object.entries(exposes).map(([expose, assets]) => [expose, assets.shared, assets.css.length]),
});

const byKit = join(work, 'kit/mf-keepers');
beforeAll(() => {
  createRemote({ folder: byKit });
  run(byKit, join(root, 'remote-kit/src/cli.ts'), 'build');
});

describe.each(bundlers)('a remote with its own %s configuration', (bundler) => {
  const folder = join(work, bundler, 'mf-keepers');
  beforeAll(() => {
    createRemote({ folder, bundler });
    runBundler(folder, bundler);
  });

  test('has the same package as a build by the kit [FED-01]', () => {
    const { manifest, read } = packageOf(folder);
    expect(promised(manifest)).toEqual(promised(packageOf(byKit).manifest));
    expect(read('samples/states.json')).toBe(packageOf(byKit).read('samples/states.json'));
    expect(manifest.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([`${manifest.entry}.br`, `${manifest.entry}.gz`]),
    );
  });

  test('uses the page’s runtime of Module Federation, and does not bundle one [FED-06]', () => {
    const { manifest, read } = packageOf(folder);
    expect(manifest.federation).toMatch(/^2\./);
    expect(read(manifest.entry)).toContain('_FEDERATION_RUNTIME_CORE');
    expect(read(manifest.entry).length).toBeLessThan(60_000);
  });

  test('has the same class names in the browser and on the server', () => {
    const { manifest, read } = packageOf(folder);
    const [css = ''] = manifest.exposes['./keepers']?.css ?? [];
    const names = [...read(css).matchAll(/\.(Keepers\w+_[\w-]+)/g)].map(([, name = '']) => name);
    expect(new Set(names).size).toBeGreaterThan(1);
    const ofServer = new Set(read('server/remote.cjs').match(/Keepers\w+_[\w-]+/g));
    expect(names.filter((name) => !ofServer.has(name))).toEqual([]);
  });

  test('has a server file that imports only shared modules, and all shared modules that the browser file imports', () => {
    const { manifest, read } = packageOf(folder);
    const required = [...read('server/remote.cjs').matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
    expect([...new Set(required)].sort()).toEqual(manifest.shared);
  });

  test('is refused with only one of the two builds, and the error names the missing one', () => {
    const config = `import builds from './${bundler}.config.mjs';\nexport default builds[0];\n`;
    writeFileSync(join(folder, 'one.config.mjs'), config);
    expect(() => runBundler(folder, bundler, './one.config.mjs')).toThrow(/in one build only: .* target: 'node'/);
  });

  test('is refused an import that pages do not share, and writes no package [FED-06]', () => {
    const source = "import { Form } from 'react-router-dom';\nexport default () => <Form />;\n";
    writeFileSync(join(folder, 'src/exposes/keepers.tsx'), source);
    expect(() => runBundler(folder, bundler)).toThrow(/Form of react-router-dom is not shared/);
    expect(existsSync(join(folder, 'dist/package/manifest.json'))).toBe(false);
  });
});
