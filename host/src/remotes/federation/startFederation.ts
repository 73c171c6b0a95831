import { errorReportOf } from '../../network/errorReport.ts';
import { loadChunk } from '../../network/loadChunk.ts';
import { nextTask } from '../../network/nextTask.ts';
import { sendErrorReport } from '../../network/sendErrorReport.ts';
import type { PageData } from '../../page/pageData.ts';
import { ensureIntegrity } from './ensureIntegrity.ts';
import { fileKey, fileUrl } from './fileUrl.ts';
import { type LoadVersion, type RemoteModuleLoader, remoteModuleLoader } from './remoteModuleLoader.ts';
import type { RemoteVersions } from './remoteVersions.ts';
import { installScriptGate } from './scriptGate.ts';

const retryPause = 400;

type FederationPage = Pick<PageData, 'integrity' | 'registryOrigin'>;

/**
 * Prepares this page for remotes. The runtime of Module Federation is loaded with the first remote. @returns the loader
 * of the remotes' exposed modules.
 */
export function startFederation(
  { integrity, registryOrigin }: FederationPage,
  versions: RemoteVersions,
): RemoteModuleLoader {
  installScriptGate({ integrity, registryOrigin });

  let opened: Promise<LoadVersion> | undefined;
  const openedHost = async (): Promise<LoadVersion> => {
    const { openHost, sharedModules } = await loadChunk(
      () => import(/* webpackChunkName: "federation" */ './hostAndShared.ts'),
    );
    await nextTask();
    return openHost({
      shared: sharedModules(loadChunk),
      entryUrl: (name, version, entry) => fileUrl(fileKey(name, version, entry), 'host', registryOrigin),
      reportEntry: (message, remote) => sendErrorReport(errorReportOf('remote.place', message, remote)),
    });
  };

  return remoteModuleLoader({
    versions,
    async load(name, address, expose) {
      opened ??= openedHost().catch((error: unknown) => {
        // The next attempt starts again.
        opened = undefined;
        throw error;
      });
      const [load] = await Promise.all([opened, ensureIntegrity(name, address, integrity)]);
      return load(name, address, expose);
    },
    pause: retryPause,
    onFailure: ({ kind, message }, expose, { version }) =>
      sendErrorReport(errorReportOf(`remote.${kind}`, `${message} (version ${version})`, expose)),
  });
}
