import type { PageRemote, RemoteVersionAddress } from '../../page/pageRemote.ts';

/** The state of a remote on this page; `unused` until its code is requested. */
export type RemoteState = 'unused' | 'loading' | 'shown' | 'failed';

/** The version of each remote that this page runs: the resolved version, or the last good one if the resolved version can't be shown. */
export interface RemoteVersions {
  /**
   * The versions to try, in order. Once a module of a version was shown, only that version remains, because a page
   * never runs two versions of a remote [FED-03].
   */
  candidates(name: string): RemoteVersionAddress[];
  /**
   * Records that a module of this version was shown: its first render has committed. Returns false if the page has
   * chosen another version in the meantime.
   */
  keep(name: string, version: string): boolean;
  /** Records that this version can't be shown. Returns true if the page can try another version; false once the page keeps a version. */
  refuse(name: string, version: string): boolean;
  /** The version in use, and its state. */
  state(name: string): { version: string; state: RemoteState } | undefined;
}

/** The versions of a page, from its release. */
export function remoteVersions(remotes: Readonly<Record<string, PageRemote>>): RemoteVersions {
  const kept = new Map<string, RemoteVersionAddress>();
  const refused = new Map<string, Set<string>>();
  const used = new Set<string>();

  const all = (name: string): RemoteVersionAddress[] => {
    const remote = remotes[name];
    return remote ? [remote, ...(remote.fallback ? [remote.fallback] : [])] : [];
  };
  const left = (name: string) => all(name).filter(({ version }) => !refused.get(name)?.has(version));

  return {
    candidates(name) {
      used.add(name);
      const one = kept.get(name);
      if (one) return [one];
      // All versions were refused, so the next attempt starts with the first one again.
      if (left(name).length === 0) refused.delete(name);
      return left(name);
    },
    keep(name, version) {
      const one = kept.get(name) ?? left(name).find((address) => address.version === version);
      if (!one) return false;
      kept.set(name, one);
      return one.version === version;
    },
    refuse(name, version) {
      if (kept.has(name)) return false;
      refused.set(name, new Set(refused.get(name)).add(version));
      return left(name).length > 0;
    },
    state(name) {
      const one = kept.get(name);
      if (one) return { version: one.version, state: 'shown' };
      const [next] = left(name);
      const given = next ?? remotes[name];
      if (!given) return undefined;
      return { version: given.version, state: next ? (used.has(name) ? 'loading' : 'unused') : 'failed' };
    },
  };
}
