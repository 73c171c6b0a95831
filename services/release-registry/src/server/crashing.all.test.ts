import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import { realDisk } from '../disk/disk.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, host } from '../testing/aRegistry.ts';
import { dyingDisk } from '../testing/dyingDisk.ts';

afterEach(closeRegistries);
// Each test starts many registries, and the disk of a busy machine is slow.
jest.setTimeout(300_000);

type Registry = Awaited<ReturnType<typeof aRegistry>>;

/** A registry that crashes in the nth disk operation after `arm(n)`. */
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

/** Repeats the action, each time with a crash one step later, and checks the state after the next start. Returns the number of crashes. */
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

test('a crash at any step of publishing leaves the version complete or absent, and publishing can be repeated [FED-04]', async () => {
  const built = aPackage({ version: '2.0.0' });
  const deaths = await dieAtEveryStep(
    (registry) => registry.publish(built),
    async (restarted) => {
      const found = await restarted.send('GET', '/versions/mf_tickets/2.0.0');
      const files = await Promise.all(
        built.manifest.files.map(({ path }) => restarted.send('GET', `/files/mf_tickets/2.0.0/${path}`)),
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

test('a crash at any step of removing leaves the version complete or removed, and removing can be repeated [FED-04]', async () => {
  const built = aPackage({ version: '1.2.0' });
  const paths = built.manifest.files.map(({ path }) => `/files/mf_tickets/1.2.0/${path}`);
  const order = { by: 'ada', reason: 'never used' };
  const deaths = await dieAtEveryStep(
    (registry) => registry.send('DELETE', '/versions/mf_tickets/1.2.0', order),
    async (restarted) => {
      const isThere = (await restarted.send('GET', '/versions/mf_tickets/1.2.0')).statusCode === 200;
      const statuses = await Promise.all(paths.map(async (path) => (await restarted.send('GET', path)).statusCode));
      expect(new Set(statuses)).toEqual(new Set([isThere ? 200 : 404]));
      expect((await restarted.send('DELETE', '/versions/mf_tickets/1.2.0', order)).statusCode).toBe(200);
      const left = await readdir(join(restarted.data, 'versions/mf_tickets/1.2.0'));
      expect(left.sort()).toEqual(['mounts', 'removal.json', 'version.json']);
      expect(await readdir(join(restarted.data, 'files/mf_tickets/1.2.0'))).toEqual([]);
    },
  );
  expect(deaths).toBeGreaterThan(4);
});

test('a crash at any step of an activation leaves the old release or the new one, and the activation can be repeated [FED-04]', async () => {
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

test('a start removes only the temporary files of an earlier run', async () => {
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

test('a record that was damaged from outside is never served as complete', async () => {
  const first = await aStockedRegistry();
  await first.activate(0, { mf_tickets: { version: '1.0.0' } });
  await writeFile(join(first.data, 'brands/solstrand/00000001.json'), '{"brand":"sol');
  const second = await aRegistry({ data: first.data });
  const answer = await second.app.inject('/brands/solstrand/release');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'registry-failed']);
});
