import { sharedProviders } from '#shared-providers';
import { loadChunk } from '../chunk/loadChunk.ts';
import type { PageData } from '../page/pageData.ts';
import type { RemoteVersionAddress } from '../page/pageRemote.ts';
import { errorReportOf } from '../telemetry/errorReport.ts';
import { sendErrorReport } from '../telemetry/sendErrorReport.ts';
import { ensureIntegrity } from './ensureIntegrity.ts';
import { installScriptGate } from './installScriptGate.ts';
import { loadRemoteEntry } from './loadRemoteEntry.ts';
import type { RemoteEntryExports, ShareScope } from './remoteEntryExports.ts';
import { type RemoteModuleLoader, remoteModuleLoader } from './remoteModuleLoader.ts';
import { remoteVersions } from './remoteVersions.ts';

/** Milliseconds for a remote's entry (7 kB) from one server. */
const entryTimeLimit = 4_000;
const retryPause = 400;

/** The modules that the page shares: remotes use these and bring no copy of their own [FED-06]. */
const shareScope = (): ShareScope =>
  Object.fromEntries(
    sharedProviders.map(({ specifier, version, load }) => {
      const get = async () => {
        const module = await loadChunk(load);
        return () => module;
      };
      return [specifier, { [version]: { from: 'festival_host', eager: false, get } }];
    }),
  );

type FederationPage = Pick<PageData, 'remotes' | 'integrity' | 'registryOrigin'>;

/** Prepares this page for remotes.\n@returns the loader of the remotes' exposed modules. */
export function startFederation({ remotes, integrity, registryOrigin }: FederationPage): RemoteModuleLoader {
  const shared = shareScope();
  const entries = new Map<string, Promise<RemoteEntryExports>>();
  installScriptGate({ integrity, registryOrigin });

  async function openEntry(name: string, address: RemoteVersionAddress): Promise<RemoteEntryExports> {
    await ensureIntegrity(name, address, integrity);
    const onFailure = (message: string) => sendErrorReport(errorReportOf('remote.place', message, name));
    const entry = await loadRemoteEntry(
      { name, ...address },
      { integrity, registryOrigin, timeLimit: entryTimeLimit, onFailure },
    );
    await entry.init(shared);
    return entry;
  }

  async function load(name: string, address: RemoteVersionAddress, expose: string): Promise<unknown> {
    const key = `${name}@${address.version}`;
    const opened = entries.get(key) ?? openEntry(name, address);
    entries.set(key, opened);
    // A further attempt begins anew.
    opened.catch(() => entries.delete(key));
    const factory = await (await opened).get(`./${expose}`);
    return factory();
  }

  return remoteModuleLoader({
    versions: remoteVersions(remotes),
    load,
    pause: retryPause,
    onFailure: ({ kind, message }, expose, { version }) =>
      sendErrorReport(errorReportOf(`remote.${kind}`, `${message} (version ${version})`, expose)),
  });
}
