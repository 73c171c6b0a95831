import {
  getInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { loadDone } from '../../../network/pageMarks.ts';
import type { LoadVersion } from '../remoteModuleLoader.ts';
import { type ReportEntry, remoteEntries } from './remoteEntries.ts';

interface HostOptions {
  /** The modules that the page shares. */
  shared: Parameters<ModuleFederation['registerShared']>[0];
  /** The address of a remote's entry. */
  entryUrl: (name: string, version: string, entry: string) => string;
  reportEntry: ReportEntry;
}

/**
 * Opens the page as a host of Module Federation: remotes use its shared modules instead of their own copies [FED-06].
 * @returns a function that loads an exposed module of one version; it throws the runtime's errors.
 */
export function openHost({ shared, entryUrl, reportEntry }: HostOptions): LoadVersion {
  const host = getInstance();
  if (!host) throw new Error('The build has made no instance of Module Federation.');
  host.registerPlugins([remoteEntries(reportEntry), loadMarks]);
  registerGlobalPlugins([reloadedShares]);
  host.registerShared(shared);

  return async (name, { version, entry }, expose) => {
    // The runtime treats two versions of a remote as two remotes; both use one global variable.
    const id = `${name}@${version}`;
    host.registerRemotes([{ name: id, entry: entryUrl(name, version, entry), entryGlobalName: name }]);
    return host.loadRemote(`${id}/${expose}`);
  };
}

const done = (step: 'entry' | 'files' | 'code', id: string, error: unknown) => {
  if (!error) performance.mark(`${loadDone}${step} ${id}`);
};

/**
 * Adds marks to the browser's performance timeline for each step of a load: the entry is loaded, the files of the
 * exposed module are loaded, its code has run. The performance panel of the browser's developer tools shows them. [FED-05]
 */
const loadMarks: ModuleFederationRuntimePlugin = {
  name: 'festival-load-marks',
  afterLoadEntry: async ({ remoteInfo, error }) => done('entry', remoteInfo.name, error),
  afterGetExpose: async ({ id, error }) => done('files', id, error),
  afterExecuteFactory: async ({ id, error }) => done('code', id, error),
};

/**
 * If a shared module failed to load, the next remote that needs it loads it again. Without this, the runtime would
 * return the failed promise permanently.
 */
const reloadedShares: ModuleFederationRuntimePlugin = {
  name: 'festival-reloaded-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) shared.loading = null;
    }
  },
};
