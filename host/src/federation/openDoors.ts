import type { RemoteVersionAddress } from '../page/pageDocument.ts';
import type { DoorFailure, DoorResult } from './doorFailure.ts';
import type { RemoteVersions } from './remoteVersions.ts';

/** Loads one door of one version once; throws what the runtime throws. */
export type DoorLoader = (name: string, address: RemoteVersionAddress, door: string) => Promise<unknown>;

export interface DoorOpener {
  /** Opens `./{door}` of the remote; its chunks are tried twice, then the last good version where the new one never ran. */
  loadDoor<Module>(name: string, door: string): Promise<DoorResult<Module>>;
}

interface OpenerSettings {
  versions: RemoteVersions;
  load: DoorLoader;
  /** Milliseconds before the second try. */
  pause: number;
  onFailure: (failure: DoorFailure, door: string, address: RemoteVersionAddress) => void;
}

const textOf = (error: unknown) => (error instanceof Error ? `${error.name} ${error.message}` : String(error));

function failureOf(error: unknown): DoorFailure {
  const message = error instanceof Error ? error.message : String(error);
  const isUnreachable = /ScriptFailure|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (CSS )?chunk/.test(textOf(error));
  return { kind: isUnreachable ? 'unreachable' : 'broken', message };
}

/** Texts are data: having read them does not bind the page to their version. */
const isData = (door: string) => door.startsWith('texts/');

/** Both places were tried for an entry already; a chunk is asked for at its second place by trying again. */
const isWorthAnotherTry = (error: unknown) => !textOf(error).includes('ScriptFailure');

/** Opens doors as `loadDoor` says; the runtime itself comes as `load`. */
export function openDoors({ versions, load, pause, onFailure }: OpenerSettings): DoorOpener {
  async function loadTwice(name: string, address: RemoteVersionAddress, door: string): Promise<unknown> {
    try {
      return await load(name, address, door);
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return await load(name, address, door);
    }
  }

  async function open(name: string, door: string): Promise<DoorResult<unknown>> {
    let failure: DoorFailure = { kind: 'missing', message: `This page has no version of ${name}` };
    for (const address of versions.candidates(name)) {
      // Another door may have settled the version meanwhile.
      if (!versions.candidates(name).includes(address)) continue;
      try {
        const module = await loadTwice(name, address, door);
        if (!isData(door)) versions.settle(name, address);
        return { ok: true, module, version: address.version };
      } catch (error) {
        failure = failureOf(error);
        onFailure(failure, `${name}/${door}`, address);
      }
    }
    return { ok: false, failure };
  }

  return {
    // The module's shape is the contract's, which the remote's own type-check proves.
    loadDoor: async <Module>(name: string, door: string) => (await open(name, door)) as DoorResult<Module>,
  };
}
