import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteReleaseManifestSchema } from '@festival/shared-contracts/release/remoteReleaseManifest';

// Inside the repository, so that a remote made for the test finds the workspaces and their packages.
const root = join(__dirname, '..', '..', '..');
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'remote-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function build(): string {
  const node = join(root, 'node_modules', '.bin', 'node');
  const kit = join(root, 'remote-kit', 'src', 'cli.ts');
  return execFileSync(node, [kit, 'build'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const manifest = () =>
  remoteReleaseManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'dist', 'release', 'release.json'), 'utf8')));

const released = (path: string) => readFileSync(join(folder, 'dist', 'release', path));

const component = (text: string) => `
  import { atom, useAtomValue } from 'jotai';
  import classes from './Area.module.css';
  const text = atom('${text}');
  export default function Area() { return <p className={classes.area}>{useAtomValue(text)}</p>; }`;

beforeAll(() => {
  write(
    'package.json',
    JSON.stringify({
      name: '@festival/mf-probe',
      version: '1.0.0',
      type: 'module',
      dependencies: { '@festival/shared-contracts': '1.0.0' },
    }),
  );
  write(
    'webpack.config.ts',
    "import { remote } from '@festival/remote-kit/remote';\nexport default remote({ name: 'mf_probe', folder: import.meta.dirname });\n",
  );
  write('src/exposes/Area.module.css', '.area { color: var(--brand-ink) }');
  write('src/exposes/area.tsx', component('first'));
  write('src/exposes/texts.en.ts', "export default { heading: 'Probe' };");
  build();
});

test('a remote builds alone: its exposes, for the browser and for the server [FED-01]', () => {
  const { name, exposes, entry, serverFile, shared } = manifest();
  expect(name).toBe('mf_probe');
  expect(Object.keys(exposes)).toEqual(['./area', './texts/en']);
  expect(exposes['./area']?.css).toHaveLength(1);
  expect(shared).toEqual(['jotai', 'react/jsx-runtime']);
  expect(released(entry).toString()).toContain('_FEDERATION_RUNTIME_CORE');
  expect(released(serverFile).toString()).toContain('require("jotai")');
});

test('the browser and the server name a class alike', () => {
  const css = released(manifest().exposes['./area']?.css[0] ?? '').toString();
  const className = /\.(Area_area_[\w-]+)/.exec(css)?.[1];
  expect(className).toBeDefined();
  expect(released('server/remote.cjs').toString()).toContain(String(className));
});

test('the manifest lists each file with its true hash [FED-08]', () => {
  for (const { path, sha384, bytes } of manifest().files) {
    const content = released(path);
    expect(`sha384-${createHash('sha384').update(content).digest('base64')}`).toBe(sha384);
    expect(content.length).toBe(bytes);
  }
});

test('building again without a change is skipped', () => {
  expect(build()).toContain('is up to date');
});

test('changed content is another version', () => {
  const before = manifest().version;
  write('src/exposes/area.tsx', component('second'));
  build();
  expect(manifest().version).not.toBe(before);
  expect(manifest().version).toMatch(/^1\.0\.0-local\.h[0-9a-f]{12}$/);
});

test('the default import of a shared module is refused, with what to write instead', () => {
  write('src/exposes/area.tsx', "import jotai from 'jotai'; export default function Area() { return jotai.atom; }");
  expect(build).toThrow(/Import from jotai by name/);
});

test('a name that pages do not carry is refused, with where to add it', () => {
  const source = "import { Form } from 'react-router-dom'; export default function Area() { return <Form />; }";
  write('src/exposes/area.tsx', source);
  expect(build).toThrow(/Form of react-router-dom is not shared/);
});
