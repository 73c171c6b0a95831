import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRemote, checkText } from './checkRemote.ts';

let folder = '';
const servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const declaring = join(import.meta.dirname, '../remote/remote.ts');

const words = `{ name: 'Lockers', title: 'Put it away', sentence: 'Hands free.', tile: 'Hands free.' }`;

const define = (step: string) =>
  writeFileSync(
    join(folder, 'remote.config.ts'),
    `import { remote } from '${declaring}';
    export default remote({
      name: 'mf_lockers',
      folder: '${folder}',
      exposes: { './locker': './src/exposes/locker.tsx' },
      steps: [{ name: 'lockers', module: 'locker', sells: ['extras'], texts: { en: ${words} }, ${step} }],
    });`,
  );

const file = (path: string) => ({ path, sha384: `sha384-${'A'.repeat(64)}`, bytes: 1 });
const manifest = (version: string, params: object) => ({
  name: 'mf_lockers',
  version,
  files: [file('browser/remoteEntry.js'), file('server/remote.cjs')],
  entry: 'browser/remoteEntry.js',
  exposes: { './locker': { js: [], css: [] } },
  serverFile: 'server/remote.cjs',
  contracts: '^7.0.0',
  shared: [],
  steps: [
    {
      name: 'lockers',
      module: 'locker',
      sells: ['extras'],
      texts: { en: { name: 'L', title: 'L', sentence: 'L', tile: 'L' } },
    },
  ],
  types: { './locker': { params: { type: 'object', ...params } } },
});

/** A registry that has one version of the remote. */
async function aRegistryWith(version: object): Promise<{ REGISTRY_URL: string }> {
  const published = { ...version, publishedBy: 'ada', publishedAt: '2026-11-01T10:00:00.000Z' };
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    const answers = { '/hosts': { hosts: [] }, '/versions': { versions: [published] } };
    const path = (url ?? '').split('?')[0] as keyof typeof answers;
    response.end(JSON.stringify(answers[path] ?? published));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { REGISTRY_URL: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

test('errors in a remote’s declarations are reported before the build and any request to a registry [FED-10]', async () => {
  define(`guards: ['isAwake']`);
  await expect(checkRemote({ folder, environment: { REGISTRY_URL: 'http://127.0.0.1:9' } })).rejects.toThrow(
    'the step lockers has the guard "isAwake", which the shell does not know: it knows productOffered',
  );
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('the check names a parameter that only the former version has, and the languages without texts [FED-10]', async () => {
  writeFileSync(join(folder, 'remote.config.ts'), 'export default {};');
  mkdirSync(join(folder, 'built'), { recursive: true });
  writeFileSync(join(folder, 'built/manifest.json'), JSON.stringify(manifest('1.1.0', {})));
  const environment = await aRegistryWith(manifest('1.0.0', { properties: { id: { type: 'string' } } }));
  const checked = await checkRemote({ folder, built: 'built', environment });
  expect(checked.ok && checkText(checked.value).split('\n').slice(1)).toEqual([
    expect.stringContaining('The step lockers has no texts in nl and es'),
    expect.stringContaining('Types that have changed'),
    '  - ./locker: the parameter id is gone in 1.1.0; in 1.0.0 it was text',
  ]);
});
