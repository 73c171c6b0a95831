import { getInstance, type ModuleFederation, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { LoadVersion } from '../remoteModuleLoader.ts';
import { loadMarks } from './loadMarks.ts';
import { reloadedShares } from './reloadedShares.ts';
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
