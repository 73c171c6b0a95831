import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteVersion, remoteVersionSchema } from '@festival/release-contracts/package/remoteVersion';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { writeFileAtomically } from '@festival/service-kit/files/writeFileAtomically';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { signatureFault } from '@festival/service-kit/signature/signedManifest';
import * as z from 'zod/mini';
import { singleFlight } from '../caching/singleFlight.ts';
import { readStored } from '../files/readStored.ts';
import { askRegistry, type HostRegistry } from '../releases/askRegistry.ts';

/** The files of remotes' versions on this machine, each fetched from the registry once and checked by its hash. */
export interface RemoteStore {
  /** The record of a released version; undefined if it is unknown. @throws if the registry does not answer, or the record has no valid signature. */
  version(name: string, version: string): Promise<RemoteVersion | undefined>;
  /** The path of one of a version's files. @throws if the file can't be fetched, or differs from the published file. */
  file(version: RemoteVersion, path: string): Promise<string>;
}

/** A file of the registry differs from the published one, or a record from the signed one. */
export class TamperedFile extends Error {
  override name = 'TamperedFile';
}

interface StoreOptions extends HostRegistry {
  dataFolder: string;
  /** The public keys by which versions may be signed. */
  keys: PublisherKeys;
  /** Called with a stored record that can't be read; it is fetched again. */
  onUnreadable(file: string, error: unknown): void;
  /** Milliseconds for one file. */
  timeLimit?: number;
  /** Milliseconds on a monotonic clock. */
  now?: () => number;
}

export interface LearningStore extends RemoteStore {
  /** Takes the versions of a verified release, so that the registry is not asked for them. */
  learn(document: ReleaseDocument): void;
}

/** Milliseconds in which the registry is not asked again about a version that it does not know. */
const unknownTime = 10_000;
/**
 * The maximum number of unknown versions that are remembered. While it is reached, the registry is not asked about others, so that a client can't
 * cause many requests.
 */
const mostUnknown = 100;

export function remoteStore(options: StoreOptions): LearningStore {
  const { now = () => performance.now() } = options;
  const known = new Map<string, RemoteVersion>();
  const learned = new WeakSet<ReleaseDocument>();
  /** The time until which each version counts as unknown, the oldest first. */
  const unknown = new Map<string, number>();
  const keyOf = (name: string, version: string) => `${name}@${version}`;

  function mayAsk(key: string): boolean {
    for (const [former, until] of unknown) {
      if (until > now()) break;
      unknown.delete(former);
    }
    if (unknown.has(key) || unknown.size >= mostUnknown) return false;
    unknown.set(key, now() + unknownTime);
    return true;
  }

  const versionOnce = singleFlight(keyOf, async (name, version) => {
    const stored = await storedVersion(options, name, version);
    if (stored) return stored;
    const key = keyOf(name, version);
    if (!mayAsk(key)) return undefined;
    try {
      const found = await fetchVersion(options, name, version);
      if (found) unknown.delete(key);
      return found;
    } catch (error) {
      unknown.delete(key);
      throw error;
    }
  });
  return {
    learn(document) {
      if (learned.has(document)) return;
      learned.add(document);
      for (const byVersion of Object.values(document.versions))
        for (const found of Object.values(byVersion)) known.set(keyOf(found.name, found.version), found);
    },
    async version(name, version) {
      const key = keyOf(name, version);
      const found = known.get(key) ?? (await versionOnce(name, version));
      if (found) known.set(key, found);
      return found;
    },
    file: singleFlight(
      ({ name, version }, path) => `${name}@${version}/${path}`,
      (version, path) => findFile(options, version, path),
    ),
  };
}

const folderOf = ({ dataFolder }: StoreOptions, name: string, version: string) =>
  join(dataFolder, 'remotes', name, version);

/** Requests `identity`, since the hashes belong to the published bytes, not to a compressed variant. */
const fetchFrom = ({ timeLimit = 5_000, ...registry }: StoreOptions, path: string) =>
  askRegistry(registry, path, { timeLimit, headers: { 'accept-encoding': 'identity' } });

const recordOf = (options: StoreOptions, name: string, version: string) =>
  join(folderOf(options, name, version), 'record.json');

/** The record on this machine; undefined without one, or without a signature. */
async function storedVersion(options: StoreOptions, name: string, version: string): Promise<RemoteVersion | undefined> {
  const cached = await readRecord(options, recordOf(options, name, version));
  return cached && signatureFault(cached, options.keys) === null ? cached : undefined;
}

/** Requests a version that is, or was, in a release of a brand: browsers get no others. */
async function fetchVersion(options: StoreOptions, name: string, version: string): Promise<RemoteVersion | undefined> {
  const response = await fetchFrom(options, `/versions/${name}/${version}?released=yes`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The registry answered ${response.status} for ${name} ${version}`);
  const found = z.parse(remoteVersionSchema, await response.json());
  const fault =
    found.name === name && found.version === version ? signatureFault(found, options.keys) : 'it is another';
  if (fault !== null) throw new TamperedFile(`The record of ${name} ${version} is not used: ${fault}`);
  await writeFileAtomically(recordOf(options, name, version), JSON.stringify(found));
  return found;
}

/** The cached record; undefined if it is missing or can't be read. */
async function readRecord({ onUnreadable }: StoreOptions, file: string): Promise<RemoteVersion | undefined> {
  try {
    const stored = await readStored(file);
    return stored === undefined ? undefined : z.parse(remoteVersionSchema, stored);
  } catch (error) {
    onUnreadable(file, error);
    return undefined;
  }
}

async function findFile(options: StoreOptions, { name, version, files }: RemoteVersion, path: string): Promise<string> {
  const target = join(folderOf(options, name, version), 'files', path);
  if (await exists(target)) return target;
  const published = files.find((file) => file.path === path);
  if (!published) throw new Error(`${name} ${version} has no file ${path}`);
  const response = await fetchFrom(options, `/files/${name}/${version}/${path}`);
  if (!response.ok) throw new Error(`The registry answered ${response.status} for ${path} of ${name} ${version}`);
  const content = Buffer.from(await response.arrayBuffer());
  if (sha384Of(content) !== published.sha384) {
    throw new TamperedFile(`${path} of ${name} ${version} is not the file that was published`);
  }
  await writeFileAtomically(target, content);
  return target;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
