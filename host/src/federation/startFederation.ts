import { loadRemote, registerPlugins, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import { sharedProviders } from '#shared-providers';
import { loadChunk } from '../chunk/loadChunk.ts';
import type { PageData } from '../page/pageData.ts';
import type { RemoteVersionAddress } from '../page/pageRemote.ts';
import { errorReportOf } from '../telemetry/errorReport.ts';
import { sendErrorReport } from '../telemetry/sendErrorReport.ts';
import { ensureIntegrity } from './ensureIntegrity.ts';
import { fileKey, fileUrl } from './fileUrl.ts';
import { installScriptGate } from './installScriptGate.ts';
import { loadRemoteEntry } from './loadRemoteEntry.ts';
import { type RemoteModuleLoader, remoteModuleLoader } from './remoteModuleLoader.ts';
import { remoteVersions } from './remoteVersions.ts';

/** Milliseconds for a remote's entry (7 kB) from one server. */
const entryTimeLimit = 4_000;
const retryPause = 400;

/** Registers the modules that the page shares: remotes use these and bring no copy of their own [FED-06]. */
function provideShared(): void {
  registerShared(
    Object.fromEntries(
      sharedProviders.map(({ specifier, version, load }) => [
        specifier,
        [
          {
            version,
            scope: ['default'],
            shareConfig: { singleton: true, requiredVersion: false as const },
            get: async () => {
              const module = await loadChunk(load);
              return () => module;
            },
          },
        ],
      ]),
    ),
  );
}

/** The name of a version in the runtime, where two versions of a remote are two remotes. */
const runtimeName = (name: string, version: string) => `${name}@${version}`;

type FederationPage = Pick<PageData, 'remotes' | 'integrity' | 'registryOrigin'>;

/** Starts the federation runtime for this page.\n@returns the loader of the remotes' exposed modules. */
export function startFederation({ remotes, integrity, registryOrigin }: FederationPage): RemoteModuleLoader {
  const known = new Map<string, { name: string; address: RemoteVersionAddress }>();
  installScriptGate({ integrity, registryOrigin });
  provideShared();
  registerPlugins([
    {
      name: 'festival-remotes',
      loadEntry({ remoteInfo }) {
        const remote = known.get(remoteInfo.name);
        if (!remote) throw new Error(`${remoteInfo.name} is not registered`);
        const { name, address } = remote;
        const onFailure = (message: string) => sendErrorReport(errorReportOf('remote.place', message, name));
        return loadRemoteEntry(
          { name, ...address },
          { integrity, registryOrigin, timeLimit: entryTimeLimit, onFailure },
        );
      },
    },
  ]);

  async function load(name: string, address: RemoteVersionAddress, expose: string): Promise<unknown> {
    const runtime = runtimeName(name, address.version);
    if (!known.has(runtime)) {
      await ensureIntegrity(name, address, integrity);
      known.set(runtime, { name, address });
      const entry = fileUrl(fileKey(name, address.version, address.entry), 'host', registryOrigin);
      registerRemotes([{ name: runtime, entry, entryGlobalName: name }]);
    }
    return await loadRemote(`${runtime}/${expose}`);
  }

  return remoteModuleLoader({
    versions: remoteVersions(remotes),
    load,
    pause: retryPause,
    onFailure: ({ kind, message }, expose, { version }) =>
      sendErrorReport(errorReportOf(`remote.${kind}`, `${message} (version ${version})`, expose)),
  });
}
