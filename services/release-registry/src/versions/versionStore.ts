import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { type RemoteVersion, remoteVersionSchema } from '@festival/release-contracts/package/remoteVersion';
import { versionSchema } from '@festival/release-contracts/package/version';
import * as z from 'zod/mini';
import type { Files } from '../storage/files.ts';
import { placeOf } from '../storage/placeOf.ts';
import type { Records } from '../storage/records.ts';
import { type Removal, removalSchema } from './removal.ts';

/** The published versions. Each has a record that never changes except for a new signature, and files, which may be removed. [FED-04] */
export type VersionStore = ReturnType<typeof versionStore>;

/** A published version and the time of its publication (ISO). */
export type DatedVersion = Pick<RemoteVersion, 'name' | 'version' | 'publishedAt'>;

/** Milliseconds. Files without a record that are newer may belong to a running publication. */
const oneDay = 24 * 60 * 60 * 1000;

export function versionStore(records: Records, files: Files) {
  const pathOf = (name: string, version: string) => `versions/${name}/${version}/version`;
  const removalOf = (name: string, version: string) =>
    records.read(`versions/${name}/${version}/removal`, removalSchema);

  async function find(name: string, version: string): Promise<RemoteVersion | null> {
    return (await removalOf(name, version)) === null ? records.read(pathOf(name, version), remoteVersionSchema) : null;
  }

  /**
   * Stores a version. Its record is written last; the version exists from then on. False if the name and version are
   * taken, for example by a concurrent writer.
   */
  async function add(record: RemoteVersion, contents: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
    const { name, version } = record;
    const place = placeOf(record);
    await files.store(place, contents);
    if (await records.create(pathOf(name, version), record)) return true;
    const published = await find(name, version);
    if (published === null || placeOf(published) !== place) await files.remove(place);
    return false;
  }

  /** Replaces the record of a version by one with another signature. */
  async function sign(record: RemoteVersion): Promise<void> {
    await records.replace(pathOf(record.name, record.version), record);
  }

  /** Removes a version. Its record remains, so that its number is never used again; its files remain until `removeFiles`. */
  async function remove(name: string, version: string, removal: Removal): Promise<void> {
    await records.create(`versions/${name}/${version}/removal`, removal);
  }

  /** Removes the files of a removed version. Calling it again completes an interrupted removal. */
  async function removeFiles(name: string, version: string): Promise<void> {
    const record = await records.read(pathOf(name, version), remoteVersionSchema);
    if (record !== null) await files.remove(placeOf(record));
  }

  /** When each version was published, by the path of its record. It never changes, so each record is read once for it. */
  const times = new Map<string, string>();

  async function dated(name: string, version: string): Promise<DatedVersion | null> {
    if ((await removalOf(name, version)) !== null) return null;
    const path = pathOf(name, version);
    const publishedAt = times.get(path) ?? (await records.read(path, remoteVersionSchema))?.publishedAt;
    if (publishedAt === undefined) return null;
    times.set(path, publishedAt);
    return { name, version, publishedAt };
  }

  /** All versions of a remote without their records, the last published first. */
  async function list(name: string): Promise<DatedVersion[]> {
    const versions = (await records.names(`versions/${name}`)).filter(matches(versionSchema));
    const found = await Promise.all(versions.map((version) => dated(name, version)));
    return found.filter((one) => one !== null).sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  }

  /** The names of all remotes that have a published version. */
  const remotes = async () => (await records.names('versions')).filter(matches(remoteNameSchema)).sort();

  /**
   * Removes files of publications and removals that a crash interrupted. It waits for a day, since files without a
   * record may also belong to a running publication.
   */
  async function sweep(now: Date): Promise<void> {
    const published = (await Promise.all((await remotes()).map(list))).flat();
    const found = await Promise.all(published.map(({ name, version }) => find(name, version)));
    const named = new Set(found.filter((record) => record !== null).map(placeOf));
    for (const { place, storedAt } of await files.places()) {
      if (!named.has(place) && now.getTime() - storedAt.getTime() > oneDay) await files.remove(place);
    }
  }

  return {
    find,
    add,
    sign,
    /** A number that grows when a record may have got another signature. Results computed before that are outdated. */
    changes: () => records.changes('versions'),
    list,
    remove,
    removeFiles,
    sweep,
    remotes,
    /** Who removed a version; null if it exists or never existed. */
    removal: removalOf,
    /** A folder on this machine that contains these files of a version, by the paths of its manifest. */
    folderWith: (record: RemoteVersion, paths: readonly string[]) =>
      files.folderWith(
        placeOf(record),
        record.files.filter(({ path }) => paths.includes(path)),
      ),
  };
}

const matches = (schema: z.core.$ZodType) => (value: string) => z.safeParse(schema, value).success;
