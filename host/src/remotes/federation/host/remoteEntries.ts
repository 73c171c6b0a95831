import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds in which one server must deliver a remote's entry (7 kB). */
const timeLimit = 4_000;

/** Called for an entry that one server has not delivered, even if the other server has. */
export type ReportEntry = (message: string, remote: string) => void;

/** Loads the entries of remotes within a time limit. If the first server fails, loads them from the second one: see `installScriptGate`. [FED-05] */
export const remoteEntries = (report: ReportEntry): ModuleFederationRuntimePlugin => ({
  name: 'festival-remote-entries',

  loadEntry: async ({ remoteInfo }) => {
    // All versions of a remote use one global variable. If it still contained another version's entry, that entry would
    // be used for this version.
    Reflect.set(globalThis, remoteInfo.entryGlobalName, undefined);
  },

  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    return { script, timeout: timeLimit };
  },

  loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, origin, remoteInfo }) {
    // Otherwise the second attempt would wait for the first one.
    delete globalLoading[uniqueKey];
    // The type of the hook requires a promise of a promise.
    return getRemoteEntry({ origin, remoteInfo }) as Promise<never>;
  },

  async afterLoadEntry({ error, remoteInfo }) {
    if (error instanceof Error) report(error.message, remoteInfo.name);
  },
});
