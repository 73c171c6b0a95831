import { type FileOrigin, fileKey, fileUrl } from './fileUrl.ts';
import { loadScript, ScriptFailure } from './loadScript.ts';
import type { RemoteEntryExports } from './remoteEntryExports.ts';

export interface EntryRequest {
  name: string;
  version: string;
  /** The entry's path below the version's folder. */
  entry: string;
}

interface EntryOptions {
  integrity: Readonly<Record<string, string>>;
  registryOrigin: string;
  /** Milliseconds for each server. */
  timeLimit: number;
  /** Called when one server fails, even if the next one succeeds. */
  onFailure: (message: string) => void;
}

const isContainer = (value: unknown): value is RemoteEntryExports =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** Removes and returns the container that an entry put into the global scope under the remote's name. */
function takeContainer(name: string): RemoteEntryExports | undefined {
  const container: unknown = Reflect.get(globalThis, name);
  // Otherwise it would be mistaken for the container of the next version that is tried.
  Reflect.set(globalThis, name, undefined);
  return isContainer(container) ? container : undefined;
}

/**
 * Loads a remote's entry from the page's origin, else from the registry.
 * @throws ScriptFailure when neither server delivers the published file in time.
 */
export async function loadRemoteEntry(
  { name, version, entry }: EntryRequest,
  { integrity, registryOrigin, timeLimit, onFailure }: EntryOptions,
): Promise<RemoteEntryExports> {
  const key = fileKey(name, version, entry);
  const origins: FileOrigin[] = registryOrigin ? ['host', 'registry'] : ['host'];
  const failures: string[] = [];
  for (const origin of origins) {
    try {
      await loadScript({ url: fileUrl(key, origin, registryOrigin), hash: integrity[key], timeLimit });
      const container = takeContainer(name);
      if (container) return container;
      throw new ScriptFailure(`${entry} of ${name} ${version} is no remote's entry`);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
      onFailure(failures.at(-1) ?? '');
    }
  }
  throw new ScriptFailure(failures.join('; '));
}
