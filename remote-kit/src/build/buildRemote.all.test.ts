import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';

// Each case builds a whole remote, which can take minutes on a busy machine.
jest.setTimeout(300_000);

// The test works inside the repository, so that a remote created by the test finds the workspaces and their packages.
const root = join(import.meta.dirname, '..', '..', '..');
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'remote-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const node = join(root, 'node_modules', '.bin', 'node');
const kit = join(root, 'remote-kit', 'src', 'cli.ts');

function build(): string {
  return execFileSync(node, [kit, 'build'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Publishes the remote with the kit's command; returns its exit code and output. */
async function publish(registryUrl: string, ...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '', REGISTRY_URL: registryUrl, REGISTRY_TOKEN: 'a-token-for-tests' };
  const run = promisify(execFile)(node, [kit, 'publish', '--by', 'ada', ...args], { cwd: folder, env });
  return run.then(
    ({ stdout }) => ({ exitCode: 0, output: stdout }),
    ({ code, stderr }) => ({ exitCode: code, output: stderr }),
  );
}

/** An empty registry that accepts and records what is published. */
async function aRegistry() {
  const received: { url: string | undefined; authorization: string | undefined; body: Publication }[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
    const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (request.method !== 'PUT') return send(404, { code: 'unknown-version', message: 'none', reasons: [] });
    const body = JSON.parse(Buffer.concat(chunks).toString());
    received.push({ url: request.url, authorization: request.headers.authorization, body });
    const published = { ...body.manifest, publishedBy: body.by, publishedAt: '2026-11-20T10:00:00.000Z' };
    return send(201, { outcome: 'published', version: published });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}

interface Publication {
  by: string;
  manifest: PackageManifest;
  contents: Record<string, string>;
}

const manifest = () =>
  packageManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'dist', 'package', 'manifest.json'), 'utf8')));

const packaged = (path: string) => readFileSync(join(folder, 'dist', 'package', path));

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
      dependencies: { '@festival/shared-contracts': '2.0.0' },
    }),
  );
  write(
    'remote.config.ts',
    "import { remote } from '@festival/remote-kit/remote';\nexport default remote({ name: 'mf_probe', folder: import.meta.dirname });\n",
  );
  write('src/exposes/Area.module.css', '.area { color: var(--brand-ink); user-select: none }');
  write('src/exposes/area.tsx', component('first'));
  write('src/exposes/texts.en.ts', "export default { heading: 'Probe' };");
  build();
});

test('a remote builds without the host: its exposed modules, for the browser and for the server [FED-01]', () => {
  const { name, exposes, entry, serverFile, contracts, shared } = manifest();
  expect(name).toBe('mf_probe');
  expect(contracts).toBe('^2.0.0');
  expect(Object.keys(exposes)).toEqual(['./area', './texts/en']);
  expect(exposes['./area']?.css).toHaveLength(1);
  expect(shared).toEqual(['jotai', 'react/jsx-runtime']);
  // Every page of the remote loads the entry, so the entry uses the page's runtime of Module Federation instead of bundling 50 kB.
  expect(packaged(entry).toString()).toContain('_FEDERATION_RUNTIME_CORE');
  expect(packaged(entry).length).toBeLessThan(22_000);
  expect(packaged(serverFile).toString()).toContain('require("jotai")');
});

test('browser and server builds have the same class names', () => {
  const css = packaged(manifest().exposes['./area']?.css[0] ?? '').toString();
  const className = /\.(Area_area_[\w-]+)/.exec(css)?.[1];
  expect(className).toBeDefined();
  expect(packaged('server/remote.cjs').toString()).toContain(String(className));
});

test('styles are compiled for the oldest supported browsers', () => {
  // Safari supports this property only with a prefix.
  const css = packaged(manifest().exposes['./area']?.css[0] ?? '').toString();
  expect(css).toContain('-webkit-user-select:none');
});

test('the manifest lists each file with its actual hash [FED-08]', () => {
  for (const { path, sha384, bytes } of manifest().files) {
    const content = packaged(path);
    expect(`sha384-${createHash('sha384').update(content).digest('base64')}`).toBe(sha384);
    expect(content.length).toBe(bytes);
  }
});

test('building again without a change is skipped', () => {
  expect(build()).toContain('is up to date');
});

test('changed content results in another version', () => {
  const before = manifest().version;
  write('src/exposes/area.tsx', component('second'));
  build();
  expect(manifest().version).not.toBe(before);
  expect(manifest().version).toMatch(/^1\.0\.0-local\.h[0-9a-f]{12}$/);
});

test('a version is published with every byte of its package, and the name of its publisher [FED-04]', async () => {
  const registry = await aRegistry();
  const { exitCode, output } = await publish(registry.url, '--version', '1.2.0');
  registry.close();
  expect(output).toMatch(
    /^Published mf_probe@1\.2\.0: \d+ files\. No brand has it yet; activate it\.\nBuilt from commit [0-9a-f]{12}/,
  );
  expect(exitCode).toBe(0);
  const [{ url, authorization, body }] = registry.received as [(typeof registry.received)[number]];
  expect([url, authorization, body.by]).toEqual(['/versions/mf_probe/1.2.0', 'Bearer a-token-for-tests', 'ada']);
  expect(body.manifest).toEqual(manifest());
  expect(body.manifest.source).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
  for (const { path } of manifest().files) {
    expect(Buffer.from(body.contents[path] ?? '', 'base64').equals(packaged(path))).toBe(true);
  }
});

test('publishing without a registry ends with a sentence that says what to do', async () => {
  const { exitCode, output } = await publish('http://127.0.0.1:9');
  expect(output).toMatch(/^No release registry answers at http:\/\/127\.0\.0\.1:9; start it, or say where it is/);
  expect(exitCode).toBe(1);
  expect((await publish('nowhere')).output).toBe('nowhere is no address of a registry, as in http://127.0.0.1:3003.\n');
});

test('styles that affect elements outside the remote are refused, each with its place in the built file [FED-05]', () => {
  const area = readFileSync(join(folder, 'src/exposes/Area.module.css'), 'utf8');
  write('src/exposes/Area.module.css', `${area} body { color: red } :global(button) { rotate: 9deg }`);
  expect(build).toThrow(
    /reach outside of it:\n {2}- browser\/area\.\w+\.css:1:\d+: body has no class of the remote’s own.*\n {2}- .*: button has no/,
  );
  write('src/exposes/Area.module.css', area);
});

test('the default import of a shared module is refused, with the import to write instead', () => {
  write('src/exposes/area.tsx', "import jotai from 'jotai'; export default function Area() { return jotai.atom; }");
  expect(build).toThrow(/Import from jotai by name/);
});

test('an export that pages do not share is refused, with the place to add it', () => {
  const source = "import { Form } from 'react-router-dom'; export default function Area() { return <Form />; }";
  write('src/exposes/area.tsx', source);
  expect(build).toThrow(/Form of react-router-dom is not shared/);
});
