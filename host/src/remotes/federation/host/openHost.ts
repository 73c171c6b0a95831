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
 * The page as a host of Module Federation: remotes use its shared modules and bring no copy of their own [FED-06].
 * @returns what loads an exposed module of one version; it throws the runtime's errors.
 */
export function openHost({ shared, entryUrl, reportEntry }: HostOptions): LoadVersion {
  const host = getInstance();
  if (!host) throw new Error('The build has made no instance of Module Federation.');
  host.registerPlugins([remoteEntries(reportEntry), loadMarks]);
  registerGlobalPlugins([reloadedShares]);
  host.registerShared(shared);

  return async (name, { version, entry }, expose) => {
    // Two versions of a remote are two remotes for the runtime, with one global variable.
    const id = `${name}@${version}`;
    host.registerRemotes([{ name: id, entry: entryUrl(name, version, entry), entryGlobalName: name }]);
    return host.loadRemote(`${id}/${expose}`);
  };
}

const done = (step: 'entry' | 'files' | 'code', id: string, error: unknown) => {
  if (!error) performance.mark(`${loadDone}${step} ${id}`);
};

/**
 * Marks in the browser's timeline what the runtime has done of a load: the entry is there, the files of the exposed module are, its code has run. The trace of a slot reads them, and
 * the performance panel of a browser's tools shows them. [FED-05]
 */
const loadMarks: ModuleFederationRuntimePlugin = {
  name: 'festival-load-marks',
  afterLoadEntry: async ({ remoteInfo, error }) => done('entry', remoteInfo.name, error),
  afterGetExpose: async ({ id, error }) => done('files', id, error),
  afterExecuteFactory: async ({ id, error }) => done('code', id, error),
};

/** A shared module that could not be loaded is loaded anew by the next remote that needs it; the runtime would answer the failed promise for ever. */
const reloadedShares: ModuleFederationRuntimePlugin = {
  name: 'festival-reloaded-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) shared.loading = null;
    }
  },
};
