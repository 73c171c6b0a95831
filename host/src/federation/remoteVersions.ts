import type { PageRemote, RemoteVersionAddress } from '../page/pageDocument.ts';

/** Which version of each remote this page runs: the resolved one, unless it could not even start. */
export interface RemoteVersions {
  current(name: string): RemoteVersionAddress | undefined;
  /** Notes that code of this remote ran: from then on the page keeps its version. */
  settle(name: string): void;
  /** Goes back to the last good version, if there is one and nothing of the newer one has run yet. */
  fallBack(name: string): RemoteVersionAddress | undefined;
}

export function remoteVersions(remotes: Readonly<Record<string, PageRemote>>): RemoteVersions {
  const chosen = new Map<string, RemoteVersionAddress>(Object.entries(remotes));
  const settled = new Set<string>();
  return {
    current: (name) => chosen.get(name),
    settle: (name) => void settled.add(name),
    fallBack(name) {
      const fallback = remotes[name]?.fallback;
      if (!fallback || settled.has(name) || chosen.get(name) === fallback) return undefined;
      chosen.set(name, fallback);
      return fallback;
    },
  };
}
