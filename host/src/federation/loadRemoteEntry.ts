import type { RemoteEntryExports } from './federationTypes.ts';
import { type FilePlace, fileKey, fileUrl } from './fileAddress.ts';
import { loadScript, ScriptFailure } from './loadScript.ts';

export interface EntryRequest {
  name: string;
  version: string;
  /** The entry's path below the version's folder. */
  entry: string;
}

interface EntrySettings {
  integrity: Readonly<Record<string, string>>;
  registryOrigin: string;
  /** Milliseconds for each server. */
  timeLimit: number;
  /** Called when one server fails, even if the next one succeeds. */
  onTrouble: (message: string) => void;
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
  { integrity, registryOrigin, timeLimit, onTrouble }: EntrySettings,
): Promise<RemoteEntryExports> {
  const key = fileKey(name, version, entry);
  const places: FilePlace[] = registryOrigin ? ['host', 'registry'] : ['host'];
  const failures: string[] = [];
  for (const place of places) {
    try {
      await loadScript({ url: fileUrl(key, place, registryOrigin), hash: integrity[key], timeLimit });
      const container = takeContainer(name);
      if (container) return container;
      throw new ScriptFailure(`${entry} of ${name} ${version} is no remote's entry`);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
      onTrouble(failures.at(-1) ?? '');
    }
  }
  throw new ScriptFailure(failures.join('; '));
}
