import type { PageRemote, RemoteVersionAddress } from '../page/pageRemote.ts';

/** Which version of each remote this page runs: the resolved one, unless it could not start. */
export interface RemoteVersions {
  /** The versions to try, in order. Only one once its code has run, because a page never runs two. */
  candidates(name: string): RemoteVersionAddress[];
  /** Records that code of this version has run. */
  settle(name: string, address: RemoteVersionAddress): void;
}

export function remoteVersions(remotes: Readonly<Record<string, PageRemote>>): RemoteVersions {
  const settled = new Map<string, RemoteVersionAddress>();
  return {
    candidates(name) {
      const settledVersion = settled.get(name);
      if (settledVersion) return [settledVersion];
      const remote = remotes[name];
      return remote ? [remote, ...(remote.fallback ? [remote.fallback] : [])] : [];
    },
    settle: (name, address) => void settled.set(name, address),
  };
}
