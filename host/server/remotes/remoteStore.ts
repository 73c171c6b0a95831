import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteVersion, remoteVersionSchema } from '@festival/shared-contracts/release/remoteVersion';
import * as z from 'zod/mini';
import { sha384Of } from '../files/sha384Of.ts';
import { writeFileAtomically } from '../files/writeFileAtomically.ts';
import { singleFlight } from '../flight/singleFlight.ts';

/** The files of remotes' versions on this machine, fetched from the registry once, each checked against its hash. */
export interface RemoteStore {
  /** What was published as this version; undefined when nothing was. */
  version(name: string, version: string): Promise<RemoteVersion | undefined>;
  /** The place of one of its files. @throws when it can't be had, or is not what was published. */
  file(version: RemoteVersion, path: string): Promise<string>;
}

/** A file of the registry that is not what was published. */
export class TamperedFile extends Error {
  override name = 'TamperedFile';
}

interface StoreSettings {
  registryUrl: string;
  dataFolder: string;
  /** Milliseconds for one file. */
  timeLimit?: number;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

export function remoteStore({ registryUrl, dataFolder, timeLimit = 5_000 }: StoreSettings): RemoteStore {
  const folderOf = (name: string, version: string) => join(dataFolder, 'remotes', name, version);
  // Identity: what is hashed are the bytes published, not a variant of them.
  const get = (path: string) =>
    fetch(`${registryUrl}${path}`, {
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(timeLimit),
    });

  const known = new Map<string, RemoteVersion>();

  async function findVersion(name: string, version: string): Promise<RemoteVersion | undefined> {
    const record = join(folderOf(name, version), 'record.json');
    if (await exists(record)) return z.parse(remoteVersionSchema, JSON.parse(await readFile(record, 'utf8')));
    const response = await get(`/versions/${name}/${version}`);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The registry answered ${response.status} for ${name} ${version}`);
    const found = z.parse(remoteVersionSchema, await response.json());
    await writeFileAtomically(record, JSON.stringify(found));
    return found;
  }

  async function fetchFile({ name, version, files }: RemoteVersion, path: string): Promise<string> {
    const target = join(folderOf(name, version), 'files', path);
    if (await exists(target)) return target;
    const published = files.find((file) => file.path === path);
    if (!published) throw new Error(`${name} ${version} has no file ${path}`);
    const response = await get(`/files/${name}/${version}/${path}`);
    if (!response.ok) throw new Error(`The registry answered ${response.status} for ${path} of ${name} ${version}`);
    const content = Buffer.from(await response.arrayBuffer());
    if (sha384Of(content) !== published.sha384) {
      throw new TamperedFile(`${path} of ${name} ${version} is not the file that was published`);
    }
    await writeFileAtomically(target, content);
    return target;
  }

  const versionOnce = singleFlight((name: string, version: string) => `${name}@${version}`, findVersion);
  return {
    async version(name, version) {
      const key = `${name}@${version}`;
      const found = known.get(key) ?? (await versionOnce(name, version));
      if (found) known.set(key, found);
      return found;
    },
    file: singleFlight(({ name, version }, path) => `${name}@${version}/${path}`, fetchFile),
  };
}
