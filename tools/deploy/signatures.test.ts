import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { registryClient } from '@festival/release-registry/client/registryClient';
import { endingWithParent } from '@festival/service-kit/database/endingWithParent';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import { queryOnce } from '@festival/shop-api/testing/queryOnce';
import { bareDatabase } from '@festival/shop-api/testing/testDatabase';
import { buildAll } from '../launch/buildAll.ts';
import { root } from '../launch/launchSettings.ts';

const [tickets, basket] = [newKeyPair(), newKeyPair()];
const publisherKeys = `mf_tickets:${tickets.publicKey},mf_basket:${basket.publicKey}`;
const token = 'a-token-for-tests-only';
const files = { 'browser/remoteEntry.js': 'var mf_tickets;', 'server/remote.cjs': 'module.exports = {};' };

jest.setTimeout(900_000);

let scratch: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'signatures-'));
  // In a new clone the host is not built yet.
  await buildAll();
});
afterAll(async () => {
  for (const child of running) await end(child);
  rmSync(scratch, { recursive: true });
});

async function end(child: ChildProcess): Promise<void> {
  running.delete(child);
  const ended = once(child, 'exit');
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await ended;
}

/** Starts a service in a separate process, as in production, and waits until it is healthy; its log is available after it has ended. */
async function service(script: string, port: number, env: Record<string, string>) {
  const child = spawn(...endingWithParent('KILL', [process.execPath, join(root, script)]), {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', PUBLISHER_KEYS: publisherKeys, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const logged = text(child.stdout);
  const url = `http://127.0.0.1:${port}`;
  await eventually(`${script} answers`, async () => {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    return (await fetch(`${url}/health`).catch(() => undefined))?.ok === true;
  });
  const stop = async () => {
    await end(child);
    return await logged;
  };
  return { url, stop };
}

const { hostCapabilities } = JSON.parse(readFileSync(join(root, 'host/dist/host.json'), 'utf8'));
const { federation } = hostCapabilities;

/** A package of mf_tickets, as a build creates it. */
function packageFolder(version: string): string {
  const folder = join(scratch, version);
  const listed = Object.entries(files).map(([path, content]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    return { path, sha384: sha384Of(Buffer.from(content)), bytes: content.length };
  });
  const manifest = {
    name: 'mf_tickets',
    version,
    files: listed,
    entry: 'browser/remoteEntry.js',
    exposes: { './tickets': { js: ['browser/remoteEntry.js'], css: [] } },
    serverFile: 'server/remote.cjs',
    contracts: '*',
    federation,
    shared: [],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

test('with a real registry, a host serves versions signed by their team, and refuses a changed record and a replaced release', async () => {
  const [registryPort, hostPort] = [await freePort(), await freePort()];
  const database = await bareDatabase();
  const query = queryOnce(database.url);
  const startRegistry = () =>
    service('services/release-registry/src/main.ts', registryPort, {
      REGISTRY_DATA: join(scratch, 'registry'),
      REGISTRY_DATABASE_URL: database.url,
      REGISTRY_TOKEN: token,
    });
  const startHost = () =>
    service('host/server/main.ts', hostPort, {
      HOST_DATA: join(scratch, 'host'),
      REGISTRY_URL: `http://127.0.0.1:${registryPort}`,
      SHOP_API_URL: 'http://127.0.0.1:9',
    });
  let registry = await startRegistry();
  const as = (publisherKey: string | undefined) => registryClient({ url: registry.url, token, publisherKey });
  const client = as(tickets.privateKey);
  const statusOf = async (version: string) =>
    (await fetch(`http://127.0.0.1:${hostPort}/remotes/mf_tickets/${version}/browser/remoteEntry.js`)).status;
  const activate = async (parent: number, version: string) => {
    const changes = { mf_tickets: { version } };
    const order = { brand: 'solstrand', parent, by: 'ada', reason: 'a test', force: 'a test', changes };
    return expect(await client.activate(order)).toMatchObject({ ok: true, value: { outcome: 'activated' } });
  };

  await client.registerHost({ ...hostCapabilities, brands: ['solstrand'] });
  for (const key of [undefined, basket.privateKey]) {
    expect(await as(key).publish(packageFolder('1.0.0'), 'mallory')).toMatchObject({ error: { code: 'not-signed' } });
  }
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    expect(await client.publish(packageFolder(version), 'ada')).toMatchObject({ ok: true });
  }
  await activate(0, '1.0.0');
  await activate(1, '1.1.0');
  let host = await startHost();
  expect(await statusOf('1.1.0')).toBe(200);
  expect(await host.stop()).not.toContain('a release was refused');

  // An attacker who can write to the registry's records but has no key: other code, with a matching hash.
  await registry.stop();
  const place = "folder = 'versions/mf_tickets/1.2.0' and name = 'version'";
  const [row] = await query<{ record: RemoteVersion }>(`select record from registry.records where ${place}`);
  const [first, ...others] = row?.record.files ?? [];
  const stolen = { ...row?.record, files: [{ ...first, sha384: sha384Of(Buffer.from('var stolen;')) }, ...others] };
  await query(`update registry.records set record = $1 where ${place}`, [JSON.stringify(stolen)]);
  registry = await startRegistry();
  await activate(2, '1.2.0');
  host = await startHost();
  expect([await statusOf('1.2.0'), await statusOf('1.1.0')]).toEqual([500, 200]);
  const refused = await host.stop();
  expect(refused).toContain('a release was refused');
  expect(refused).toContain('mf_tickets@1.2.0 is not what its publisher has signed');

  // A registry that was reset to an earlier state.
  await registry.stop();
  await query("delete from registry.records where folder = 'brands/solstrand' and name > '00000001'");
  registry = await startRegistry();
  host = await startHost();
  const replayed = await host.stop();
  expect(replayed).toContain('release 1 of solstrand is older than 2, which this server has seen');
});
