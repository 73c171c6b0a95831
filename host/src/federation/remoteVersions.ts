import type { PageRemote, RemoteVersionAddress } from '../page/pageRemote.ts';

/** Which version of each remote this page runs: the resolved one, unless it could not even start. */
export interface RemoteVersions {
  /** The versions to try, in order: only one as soon as code of one has run, since the page keeps it. */
  candidates(name: string): RemoteVersionAddress[];
  /** Notes that code of this version has run. */
  settle(name: string, address: RemoteVersionAddress): void;
}

export function remoteVersions(remotes: Readonly<Record<string, PageRemote>>): RemoteVersions {
  const settled = new Map<string, RemoteVersionAddress>();
  return {
    candidates(name) {
      const kept = settled.get(name);
      if (kept) return [kept];
      const remote = remotes[name];
      return remote ? [remote, ...(remote.fallback ? [remote.fallback] : [])] : [];
    },
    settle: (name, address) => void settled.set(name, address),
  };
}
