import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { registryClient } from '../client/registryClient.ts';
import { realDisk } from '../disk/disk.ts';
import { sha384Of } from '../hash/sha384Of.ts';
import { aPackage, publicationOf } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, host, publisherKeys, token } from '../testing/aRegistry.ts';
import { dyingDisk } from '../testing/dyingDisk.ts';

afterEach(closeRegistries);
// Each test starts many registries, and the disk of a busy machine is slow.
jest.setTimeout(300_000);

type Registry = Awaited<ReturnType<typeof aRegistry>>;

/** A registry that works until `arm(n)`, and crashes in the nth disk operation after it. */
async function aMortalRegistry() {
  let disk = realDisk;
  const mortal = {
    makeFolder: (path: string) => disk.makeFolder(path),
    writeNew: (path: string, content: string | Uint8Array) => disk.writeNew(path, content),
    syncFolder: (path: string) => disk.syncFolder(path),
    rename: (from: string, to: string) => disk.rename(from, to),
    link: (from: string, to: string) => disk.link(from, to),
    remove: (path: string) => disk.remove(path),
  };
  const registry = await aStockedRegistry({ disk: mortal });
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
  const arm = (stepsToLive: number) => {
    const dying = dyingDisk(stepsToLive);
    disk = dying;
    return dying.died;
  };
  return { registry, arm };
}

/** Repeats the action, each time with a crash one step later, and checks what the next start finds. Answers the number of crashes. */
async function dieAtEveryStep(
  deed: (registry: Registry) => Promise<unknown>,
  look: (restarted: Registry) => Promise<void>,
) {
  for (let stepsToLive = 1; ; stepsToLive++) {
    const { registry, arm } = await aMortalRegistry();
    const died = arm(stepsToLive);
    await deed(registry);
    if (!died()) return stepsToLive - 1;
    const restarted = await aRegistry({ data: registry.data });
    expect(await readdir(join(registry.data, 'tmp'))).toEqual([]);
    await look(restarted);
    await closeRegistries();
  }
}

test('a crash at any step of publishing leaves the version whole or not there, and it can be published again [FED-04]', async () => {
  const built = aPackage({ version: '2.0.0' });
  const deaths = await dieAtEveryStep(
    (registry) => registry.publish(built),
    async (restarted) => {
      const found = await restarted.send('GET', '/versions/mf_tickets/2.0.0');
      const files = await Promise.all(
        built.manifest.files.map(({ path }) => restarted.app.inject(`/files/mf_tickets/2.0.0/${path}`)),
      );
      const hashes = files.map((answer) => (answer.statusCode === 200 ? sha384Of(answer.rawPayload) : null));
      const whole = built.manifest.files.map(({ sha384 }) => sha384);
      expect(hashes).toEqual(found.statusCode === 200 ? whole : whole.map(() => null));
      const again = await restarted.publish(built);
      expect(again.json().outcome).toBe(found.statusCode === 200 ? 'already-there' : 'published');
    },
  );
  expect(deaths).toBeGreaterThan(15);
});

test('a crash at any step of removing a version leaves it whole or removed, and it can be removed again [FED-04]', async () => {
  const built = aPackage({ version: '1.2.0' });
  const paths = built.manifest.files.map(({ path }) => `/files/mf_tickets/1.2.0/${path}`);
  const order = { by: 'ada', reason: 'never used' };
  const deaths = await dieAtEveryStep(
    (registry) => registry.send('DELETE', '/versions/mf_tickets/1.2.0', order),
    async (restarted) => {
      const isThere = (await restarted.send('GET', '/versions/mf_tickets/1.2.0')).statusCode === 200;
      const statuses = await Promise.all(paths.map(async (path) => (await restarted.app.inject(path)).statusCode));
      expect(new Set(statuses)).toEqual(new Set([isThere ? 200 : 404]));
      expect((await restarted.send('DELETE', '/versions/mf_tickets/1.2.0', order)).statusCode).toBe(200);
      const left = await readdir(join(restarted.data, 'versions/mf_tickets/1.2.0'));
      expect(left.sort()).toEqual(['mounts', 'removal.json', 'version.json']);
    },
  );
  expect(deaths).toBeGreaterThan(4);
});

test('a crash at any step of an activation leaves the old release or the new one, and it can be made again [FED-04]', async () => {
  const changes = { mf_tickets: { version: '1.1.0' }, mf_basket: { version: '2.0.0' } };
  const seen = new Set<number>();
  const deaths = await dieAtEveryStep(
    (registry) => registry.activate(1, changes),
    async (restarted) => {
      const { release } = await restarted.document();
      seen.add(release.revision);
      const before = { mf_tickets: { stable: '1.0.0' } };
      const after = { mf_tickets: { stable: '1.1.0' }, mf_basket: { stable: '2.0.0' } };
      expect(release.pins).toEqual(release.revision === 1 ? before : after);
      await restarted.activate(1, changes);
      expect((await restarted.document()).release).toMatchObject({ revision: 2, pins: after });
      expect(await restarted.history()).toHaveLength(2);
    },
  );
  expect(deaths).toBeGreaterThan(4);
  expect(seen).toEqual(new Set([1, 2]));
});

test('a crash at any step of registering a host leaves the old capabilities or the new ones', async () => {
  const next = { ...host, version: '4.0.0', contracts: '1.9.0' };
  await dieAtEveryStep(
    (registry) => registry.registerHost(next),
    async (restarted) => expect([host, next]).toContainEqual((await restarted.send('GET', '/hosts/current')).json()),
  );
});

test('what an earlier run left in the temporary folder is removed, and nothing else', async () => {
  const first = await aStockedRegistry();
  await first.activate(0, { mf_tickets: { version: '1.0.0' } });
  await mkdir(join(first.data, 'tmp/half-a-version/files/browser'), { recursive: true });
  await writeFile(join(first.data, 'tmp/half-a-version/files/browser/remoteEntry.js'), 'half');
  await writeFile(join(first.data, 'tmp/half-a-release'), '{"brand":"sol');
  const second = await aRegistry({ data: first.data });
  expect(await readdir(join(first.data, 'tmp'))).toEqual([]);
  expect((await second.send('GET', '/versions')).json().versions).toHaveLength(5);
  expect((await second.document()).release.revision).toBe(1);
});

test('a record that was damaged from outside is never served as if it were complete', async () => {
  const first = await aStockedRegistry();
  await first.activate(0, { mf_tickets: { version: '1.0.0' } });
  await writeFile(join(first.data, 'brands/solstrand/00000001.json'), '{"brand":"sol');
  const second = await aRegistry({ data: first.data });
  const answer = await second.app.inject('/brands/solstrand/release');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'registry-failed']);
});

test('when the service is killed amid publishing and activating, all it had acknowledged is there [FED-04]', async () => {
  const { data } = await aStockedRegistry();
  const acknowledged = { versions: [] as string[], revision: 0 };
  for (let round = 0; round < 3; round++) {
    const service = await startService(data);
    const client = registryClient({ url: service.url, token });
    const publishing = (async () => {
      for (let patch = 0; ; patch++) {
        const built = aPackage({ version: `${10 + round}.0.${patch}` });
        if (!(await put(service.url, built))) return;
        acknowledged.versions.push(built.manifest.version);
      }
    })();
    const activating = (async () => {
      for (let turn = 0; ; turn++) {
        const changes = { mf_tickets: { version: turn % 2 === 0 ? '1.1.0' : '1.0.0' } };
        const looked = await client.currentRevision('solstrand');
        if (!looked.ok) return expect(looked.error.code).toBe('unreachable');
        const change = { brand: 'solstrand', parent: looked.value, by: 'ada', reason: 'to and fro', changes };
        const result = await client.activate(change);
        if (!result.ok) return expect(result.error.code).toBe('unreachable');
        acknowledged.revision = result.value.release.revision;
      }
    })();
    const enough = 2 * (round + 1);
    while (acknowledged.versions.length < enough || acknowledged.revision < enough) await delay(20);
    await delay(round * 70);
    service.kill();
    await Promise.all([publishing, activating, service.exited]);
  }

  const restarted = await aRegistry({ data });
  const published = (await restarted.send('GET', '/versions?remote=mf_tickets')).json().versions;
  expect(published.map((one: { version: string }) => one.version)).toEqual(
    expect.arrayContaining(acknowledged.versions),
  );
  expect((await restarted.document()).release.revision).toBeGreaterThanOrEqual(acknowledged.revision);
  expect(acknowledged.versions.length).toBeGreaterThan(3);
  expect(acknowledged.revision).toBeGreaterThan(3);
});

async function put(url: string, built: ReturnType<typeof aPackage>): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/versions/mf_tickets/${built.manifest.version}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(publicationOf(built)),
    });
    return answer.status === 201;
  } catch {
    return false;
  }
}

/** The service in its own process, as in production. */
async function startService(data: string) {
  const service = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      REGISTRY_DATA: data,
      REGISTRY_TOKEN: token,
      PUBLISHER_KEYS: publisherKeys,
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(service, 'exit');
  for await (const line of createInterface({ input: service.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url !== undefined) {
      service.stdout.resume();
      return { url, kill: () => service.kill('SIGKILL'), exited };
    }
  }
  throw new Error('the service ended before it listened');
}
