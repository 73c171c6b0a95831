import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { fallbackVersion } from '@festival/release-contracts/release/fallbackVersion';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { type ResolvedPin, resolvePins } from '@festival/release-contracts/release/resolvePins';
import type { PageData } from '../../src/page/pageData.ts';
import type { PageRemote } from '../../src/page/pageRemote.ts';
import type { RemoteFiles } from '../render/renderRequest.ts';
import type { DeclaredStep } from './declaredStep.ts';
import type { RemoteStore } from './remoteStore.ts';
import { serverFileHash } from './serverFileHash.ts';

/** The remotes of a page: the browser's list, the list for the process that renders the page, and the hashes for both. */
export interface PageRemotes {
  remotes: Record<string, PageRemote>;
  files: Record<string, RemoteFiles>;
  integrity: Record<string, string>;
}

/** The remotes that a visitor gets in all shops of a brand. */
export interface LaneRemotes extends PageRemotes {
  /** The exposed modules that fill places of the shell. */
  places: NonNullable<PageData['places']>;
  /** The steps that the remotes declare. */
  declared: DeclaredStep[];
}

interface ResolveOptions {
  document: ReleaseDocument;
  /** The visitor's id, which decides whether this visitor gets a canary version. */
  visitor: string;
  store: RemoteStore;
  /** Called if a server file can't be fetched; the skeletons of the remote's slots are then sent. */
  onError: (name: string, error: unknown) => void;
}

/** Milliseconds that a page waits for a remote's server file, which is usually cached. */
const fileTimeLimit = 1_000;

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not fetched after ${fileTimeLimit} ms`)), fileTimeLimit);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function serverFile(version: RemoteVersion, { store, onError }: ResolveOptions) {
  const sha384 = serverFileHash(version);
  try {
    return { file: await inTime(store.file(version, version.serverFile)), sha384 };
  } catch (error) {
    onError(version.name, error);
    return undefined;
  }
}

const fallbackOf = (document: ReleaseDocument, name: string, chosen: string) => {
  const version = fallbackVersion(document, name, chosen);
  const known = version === undefined ? undefined : document.versions[name]?.[version];
  return known && { version: known.version, entry: known.entry };
};

/** Marks a version as a canary. */
const canaryOf = (pin: ResolvedPin | undefined): Pick<PageRemote, 'canaryShare'> =>
  pin?.reason === 'in-canary' ? { canaryShare: pin.basisPoints } : {};

function hashes({ name, version, files }: RemoteVersion): [string, string][] {
  return files
    .filter(({ path }) => path.startsWith('browser/') && path.endsWith('.js'))
    .map(({ path, sha384 }) => [`${name}/${version}/${path}`, sha384]);
}

/**
 * Resolves the release for one visitor, once per page, by the registry's rule [FED-03, FED-04]. Limited to remotes that fill a place of the
 * shell or have a step, so that the number of remotes does not change a page's size.
 */
export async function pageRemotes(deps: ResolveOptions): Promise<LaneRemotes> {
  const { document, visitor } = deps;
  const pins = resolvePins(document.release, visitor);
  const chosen = Object.entries(pins).flatMap(([name, { version }]) => {
    const found = document.versions[name]?.[version];
    return found && (found.places || found.steps) ? [found] : [];
  });
  const files = await Promise.all(
    chosen.map(async (version) => {
      const { name, entry, exposes } = version;
      return [name, { version: version.version, entry, exposes, serverFile: await serverFile(version, deps) }];
    }),
  );
  return {
    remotes: Object.fromEntries(
      chosen.map(({ name, version, entry }) => [
        name,
        { version, entry, fallback: fallbackOf(document, name, version), ...canaryOf(pins[name]) },
      ]),
    ),
    files: Object.fromEntries(files),
    integrity: Object.fromEntries(chosen.flatMap(hashes)),
    places: Object.fromEntries(
      chosen.flatMap(({ name, places = {} }) =>
        Object.entries(places).map(([place, module]) => [place, `${name}/${module}`]),
      ),
    ),
    declared: chosen.flatMap(({ name, steps = [] }) => steps.map((step) => ({ remote: name, step }))),
  };
}
