import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseSource } from '../releases/releaseSource.ts';
import { pageRemotes } from '../remotes/pageRemotes.ts';
import { remoteStore } from '../remotes/remoteStore.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { migrateDataFolder } from './migrateDataFolder.ts';

/** Path to content, as the host wrote it in the first format: a brand's release, and files of its version. */
const firstFormat: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'folderOfFormat1.json'), 'utf8'),
);
const folder = temporaryFolder();

function aFolder(name: string): string {
  for (const [path, content] of Object.entries(firstFormat)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), content);
  }
  return join(folder, name);
}

/** The remotes of a page resolved from this folder alone, without a registry. */
async function resolvedFrom(dataFolder: string) {
  const registryUrl = 'http://127.0.0.1:9';
  const document = await releaseSource({ registryUrl, dataFolder, keys: 'unsigned', onError: () => {} }).current(
    'solstrand',
  );
  if (!document) throw new Error('no release is known');
  // Versions of that time declare no place: those that are shown are built again.
  Object.assign(document.versions.mf_tickets?.['1.1.0'] ?? {}, { places: { upsell: 'tickets' } });
  const store = remoteStore({ registryUrl, dataFolder, keys: 'unsigned', onUnreadable: () => {} });
  const remotes = await pageRemotes({ document, visitor: 'anybody', store, onError: () => {} });
  return { document, remotes, version: await store.version('mf_tickets', '1.1.0') };
}

test('while the registry is away, a page gets its remotes from a folder of the first format [FED-03]', async () => {
  const dataFolder = aFolder('away');
  expect(await migrateDataFolder(dataFolder)).toBe(2);
  const { document, remotes, version } = await resolvedFrom(dataFolder);
  expect(document.release).toMatchObject({ revision: 4, pins: { mf_tickets: { stable: '1.1.0' } } });
  expect(remotes.remotes.mf_tickets).toEqual({
    version: '1.1.0',
    entry: 'browser/remoteEntry.js',
    fallback: { version: '1.0.0', entry: 'browser/remoteEntry.js' },
  });
  expect(remotes.files.mf_tickets?.exposes).toEqual(version?.exposes);
  expect(remotes.files.mf_tickets?.serverFile?.file).toBe(
    join(dataFolder, 'remotes/mf_tickets/1.1.0/files/server/remote.cjs'),
  );
});

test('a migration that was interrupted between two files is completed by the next start', async () => {
  const dataFolder = aFolder('half');
  await migrateDataFolder(dataFolder);
  writeFileSync(join(dataFolder, 'releases/solstrand.json'), firstFormat['releases/solstrand.json'] ?? '');
  writeFileSync(join(dataFolder, 'format.json'), '{"for');
  expect(await migrateDataFolder(dataFolder)).toBe(1);
  expect((await resolvedFrom(dataFolder)).document.release.revision).toBe(4);
});

test('a folder of the current format, and one that is not there yet, are left as they are', async () => {
  const dataFolder = aFolder('current');
  await migrateDataFolder(dataFolder);
  const record = join(dataFolder, 'remotes/mf_tickets/1.1.0/record.json');
  writeFileSync(record, 'not looked at');
  expect(await migrateDataFolder(dataFolder)).toBe(0);
  expect(readFileSync(record, 'utf8')).toBe('not looked at');
  expect(await migrateDataFolder(join(folder, 'new'))).toBe(0);
});
