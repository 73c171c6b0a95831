import type { RemoteVersionAddress } from '../page/pageDocument.ts';
import type { DoorFailure, DoorResult } from './doorFailure.ts';
import type { ScriptFailure } from './loadScript.ts';
import type { RemoteVersions } from './remoteVersions.ts';

/** Loads one door of one version once; throws what the runtime throws. */
export type DoorLoader = (name: string, address: RemoteVersionAddress, door: string) => Promise<unknown>;

export interface DoorOpener {
  /** Opens `./{door}` of the remote: tries twice, then the last good version where the new one never ran. */
  loadDoor<Module>(name: string, door: string): Promise<DoorResult<Module>>;
}

interface OpenerSettings {
  versions: RemoteVersions;
  load: DoorLoader;
  /** Milliseconds before the second try. */
  pause: number;
  onFailure: (failure: DoorFailure, door: string, address: RemoteVersionAddress) => void;
}

const isUnreachable = (error: unknown): error is ScriptFailure =>
  error instanceof Error && /ScriptFailure|ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(`${error.name} ${error.message}`);

function failureOf(error: unknown): DoorFailure {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: isUnreachable(error) ? 'unreachable' : 'broken', message };
}

/** Opens doors as `loadDoor` says; the runtime itself comes as `load`. */
export function openDoors({ versions, load, pause, onFailure }: OpenerSettings): DoorOpener {
  async function tryVersion(name: string, address: RemoteVersionAddress, door: string): Promise<DoorResult<unknown>> {
    let failure: DoorFailure | undefined;
    for (const wait of [0, pause]) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        const module = await load(name, address, door);
        versions.settle(name);
        return { ok: true, module, version: address.version };
      } catch (error) {
        failure = failureOf(error);
      }
    }
    return { ok: false, failure: failure ?? { kind: 'broken', message: `${name} ${door} gave no reason` } };
  }

  return {
    async loadDoor<Module>(name: string, door: string) {
      let address = versions.current(name);
      let result: DoorResult<unknown> = {
        ok: false,
        failure: { kind: 'missing', message: `This page has no version of ${name}` },
      };
      while (address) {
        result = await tryVersion(name, address, door);
        if (result.ok) break;
        onFailure(result.failure, `${name}/${door}`, address);
        address = versions.fallBack(name);
      }
      // The module's shape is the contract's, which the remote's own type-check proves.
      return result as DoorResult<Module>;
    },
  };
}
