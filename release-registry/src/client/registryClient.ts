import { type HostOffer, hostOfferSchema } from '@festival/shared-contracts/release/hostOffer';
import { releaseDocumentSchema } from '@festival/shared-contracts/release/releaseDocument';
import { remoteVersionSchema } from '@festival/shared-contracts/release/remoteVersion';
import { type Problem, type Result, succeed } from '../problem/problem.ts';
import type { Changes } from '../releases/changes.ts';
import { sameManifest } from '../versions/sameManifest.ts';
import { callRegistry, type RegistryAddress } from './callRegistry.ts';
import { readReleaseFolder } from './readReleaseFolder.ts';
import {
  historySchema,
  hostRegisteredSchema,
  publishedSchema,
  releasedSchema,
  versionListSchema,
} from './registryAnswers.ts';

type Author = { brand: string; by: string; reason: string };

export type RegistryClient = ReturnType<typeof registryClient>;

/**
 * Everything the registry can be asked, for scripts and for the command line alike. Each call answers a result:
 * `{ ok: true, value }`, or `{ ok: false, problem }` with a code, a message that says what to do, and the reasons.
 */
export function registryClient(address: RegistryAddress) {
  const versionPath = (name: string, version: string) => `/versions/${name}/${encodeURIComponent(version)}`;
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;

  /** Uploads a `dist/release` folder, unless that version is there already with the same content. */
  async function publish(folder: string, by: string) {
    const read = await readReleaseFolder(folder);
    if (!read.ok) return read;
    const { manifest, contents } = read.value;
    const path = versionPath(manifest.name, manifest.version);
    const there = await callRegistry(address, { method: 'GET', path, answer: remoteVersionSchema });
    if (there.ok && sameManifest(there.value, manifest)) {
      return succeed({ outcome: 'already-there' as const, version: there.value });
    }
    const encoded = [...contents].map(([file, content]) => [file, Buffer.from(content).toString('base64')]);
    const body = { by, manifest, contents: Object.fromEntries(encoded) };
    return callRegistry(address, { method: 'PUT', path, body, answer: publishedSchema });
  }

  /** A brand's releases, the newest first, at most `limit` of them. */
  const history = (brand: string, limit = 50) =>
    callRegistry(address, {
      method: 'GET',
      path: `${brandPath(brand)}/releases?limit=${limit}`,
      answer: historySchema,
    });

  /** The serial of the release that a brand is at; 0 before its first. */
  async function currentSerial(brand: string): Promise<Result<number, Problem>> {
    const newest = await history(brand, 1);
    return newest.ok ? succeed(newest.value.releases[0]?.serial ?? 0) : newest;
  }

  async function write(brand: string, to: 'releases' | 'roll-backs', given: number | undefined, body: object) {
    const parent = given === undefined ? await currentSerial(brand) : succeed(given);
    if (!parent.ok) return parent;
    const path = `${brandPath(brand)}/${to}`;
    return callRegistry(address, {
      method: 'POST',
      path,
      body: { ...body, parent: parent.value },
      answer: releasedSchema,
    });
  }

  return {
    publish,
    history,
    currentSerial,
    /** New versions of remotes for a brand, at once. `parent` is the serial it was decided on; the newest if not given. */
    activate: ({ brand, parent, ...body }: Author & { changes: Changes; parent?: number }) =>
      write(brand, 'releases', parent, body),
    /** Back to release `to`, or to the one before the present. */
    rollBack: ({ brand, parent, ...body }: Author & { to?: number | undefined; parent?: number }) =>
      write(brand, 'roll-backs', parent, body),
    /** Every published version, of one remote or of all, the last published first. */
    versions: (remote?: string) =>
      callRegistry(address, {
        method: 'GET',
        path: remote === undefined ? '/versions' : `/versions?remote=${encodeURIComponent(remote)}`,
        answer: versionListSchema,
      }),
    /** What the host's server gets for a brand. */
    document: (brand: string) =>
      callRegistry(address, { method: 'GET', path: `${brandPath(brand)}/release`, answer: releaseDocumentSchema }),
    /** What the host offers to remotes, as its last build registered it. */
    host: () => callRegistry(address, { method: 'GET', path: '/hosts/current', answer: hostOfferSchema }),
    /** Says what a new build of the host offers; the answer's `unfit` are active versions that it can't run. */
    registerHost: (offer: HostOffer) =>
      callRegistry(address, { method: 'PUT', path: '/hosts/current', body: offer, answer: hostRegisteredSchema }),
  };
}
