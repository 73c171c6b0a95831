import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import { resolvePins } from '@festival/release-contracts/release/resolvePins';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import { openDataFolder } from '../disk/dataFolder.ts';
import { realDisk } from '../disk/disk.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';
import { dyingDisk } from '../testing/dyingDisk.ts';
import { currentFormat, migrateFolder } from './migrateFolder.ts';

// The migration that crashes at every step starts many registries.
jest.setTimeout(300_000);

/** Path to content, as the registry wrote it in the first format: two remotes, and four releases of one brand. */
const firstFormat: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'folderOfFormat1.json'), 'utf8'),
);

const folders: string[] = [];
afterEach(async () => {
  await closeRegistries();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function aFolder(files: Record<string, string> = firstFormat): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-format-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')]));
  return Object.fromEntries(contents);
}

/** Shoppers and release managers have the same as before the migration. */
async function expectEverything(registry: Registry): Promise<void> {
  const document = releaseDocumentSchema.parse(await registry.document());
  expect(document.release).toMatchObject({ revision: 4, parent: 3, by: 'ada', reason: 'mended' });
  expect(document.fallbacks).toEqual({ mf_tickets: '1.0.0' });
  expect(resolvePins(document.release, 'anybody')).toEqual({
    mf_basket: { version: '1.0.0', reason: 'stable' },
    mf_tickets: { version: '1.1.0', reason: 'stable' },
  });
  const history: { revision: number; restores?: number }[] = await registry.history();
  expect(history.map(({ revision, restores }) => [revision, restores])).toEqual([
    [4, undefined],
    [3, 1],
    [2, undefined],
    [1, undefined],
  ]);
  for (const versions of Object.values(document.versions)) {
    for (const { name, version, files, exposes } of Object.values(versions)) {
      expect(exposes).toEqual({ './tickets': { js: ['browser/remoteEntry.js'], css: ['browser/tickets.a1b2.css'] } });
      for (const file of files) {
        const answer = await registry.app.inject(`/files/${name}/${version}/${file.path}`);
        expect(sha384Of(answer.rawPayload)).toBe(file.sha384);
      }
    }
  }
}

test('a folder of the first format is served with its releases, files and history [FED-03, FED-04]', async () => {
  const data = await aFolder();
  await expectEverything(await aRegistry({ data }));
  expect(JSON.parse(await readFile(join(data, 'format.json'), 'utf8'))).toEqual({ format: currentFormat });
});

test('a migrated folder takes the signature of a version that had none, a new version, its activation, and roll-backs to releases from before [FED-04]', async () => {
  const registry = await aRegistry({ data: await aFolder() });
  const again = await registry.publish(aPackage({ version: '1.1.0', css: '.card { color: var(--brand-text) }' }));
  expect(again.json().outcome).toBe('signed');
  expect((await registry.publish(aPackage({ version: '1.2.0' }))).json().outcome).toBe('published');
  expect((await registry.activate(4, { mf_tickets: { version: '1.2.0' } })).json().release.revision).toBe(5);
  expect((await registry.rollBack(5)).json().release).toMatchObject({ revision: 6, restores: 4 });
  const canary = { stable: '1.0.0', canary: '1.1.0', basisPoints: 1000, rolloutId: 'solstrand/2' };
  expect((await registry.rollBack(6, 2)).json().release).toMatchObject({ revision: 7, pins: { mf_tickets: canary } });
  expect((await registry.document()).release.pins.mf_tickets).toEqual(canary);
});

test('a migration that is killed at any step is completed by the next start', async () => {
  let deaths = 0;
  for (;;) {
    const data = await aFolder();
    const dying = dyingDisk(deaths + 1);
    const started = await aRegistry({ data, disk: dying }).then(
      () => true,
      () => false,
    );
    expect(started).toBe(!dying.died());
    if (started) break;
    deaths += 1;
    await expectEverything(await aRegistry({ data }));
    await closeRegistries();
  }
  // Seven records and the marker, three steps each, and the folder's own.
  expect(deaths).toBeGreaterThan(24);
});

test('a folder of the current format is left as it is', async () => {
  const data = await aFolder();
  const { folder } = await openDataFolder(data, realDisk);
  expect(await migrateFolder(realDisk, folder)).toEqual({ from: 1, migrated: 10 });
  const before = await filesIn(data);
  expect(await migrateFolder(realDisk, folder)).toEqual({ from: currentFormat, migrated: 0 });
  expect(await filesIn(data)).toEqual(before);
});

test('beside a record that was damaged from outside, the others are served', async () => {
  const damaged = { ...firstFormat, 'brands/nachtwoud/00000001.json': '{"brand":"nacht' };
  const registry = await aRegistry({ data: await aFolder(damaged) });
  await expectEverything(registry);
  expect((await registry.app.inject('/brands/nachtwoud/release')).statusCode).toBe(500);
});

test('a folder of a later format is refused in a sentence, and left as it is', async () => {
  const data = await aFolder({ ...firstFormat, 'format.json': JSON.stringify({ format: currentFormat + 1 }) });
  const before = await filesIn(data);
  await expect(aRegistry({ data })).rejects.toThrow(
    `${data} has format ${currentFormat + 1}, and this release registry knows formats up to ${currentFormat}`,
  );
  expect(await filesIn(data)).toEqual(before);
});
