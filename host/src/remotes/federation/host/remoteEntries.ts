import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds for a remote's entry (7 kB) from one server. */
const timeLimit = 4_000;

/** Told of an entry that one server has not delivered, even if the other one has. */
export type ReportEntry = (message: string, remote: string) => void;

/** Loads remotes' entries within a time limit, and from the second server where the first one fails: see `installScriptGate`. [FED-05] */
export const remoteEntries = (report: ReportEntry): ModuleFederationRuntimePlugin => ({
  name: 'festival-remote-entries',

  loadEntry: async ({ remoteInfo }) => {
    // All versions of a remote have one global variable. What another version has left there would be taken for this one.
    Reflect.set(globalThis, remoteInfo.entryGlobalName, undefined);
  },

  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    return { script, timeout: timeLimit };
  },

  loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, origin, remoteInfo }) {
    // Otherwise the second attempt would wait for the first.
    delete globalLoading[uniqueKey];
    // The hook's type asks for a promise of a promise.
    return getRemoteEntry({ origin, remoteInfo }) as Promise<never>;
  },

  async afterLoadEntry({ error, remoteInfo }) {
    if (error instanceof Error) report(error.message, remoteInfo.name);
  },
});
