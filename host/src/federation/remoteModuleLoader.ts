import type { RemoteVersionAddress } from '../page/pageRemote.ts';
import type { RemoteModuleFailure, RemoteModuleResult } from './remoteModuleFailure.ts';
import type { RemoteVersions } from './remoteVersions.ts';

/** Loads one exposed module of one version once; throws what the runtime throws. */
export type LoadVersion = (name: string, address: RemoteVersionAddress, expose: string) => Promise<unknown>;

export interface RemoteModuleLoader {
  /** Opens `./{exposed module}` of the remote; its chunks are tried twice, then the last good version where the new one never ran. */
  loadRemoteModule<Module>(name: string, expose: string): Promise<RemoteModuleResult<Module>>;
}

interface LoaderDeps {
  versions: RemoteVersions;
  load: LoadVersion;
  /** Milliseconds before the second try. */
  pause: number;
  onFailure: (failure: RemoteModuleFailure, expose: string, address: RemoteVersionAddress) => void;
}

const textOf = (error: unknown) => (error instanceof Error ? `${error.name} ${error.message}` : String(error));

function failureOf(error: unknown): RemoteModuleFailure {
  const message = error instanceof Error ? error.message : String(error);
  const isUnreachable = /ScriptFailure|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (CSS )?chunk/.test(textOf(error));
  return { kind: isUnreachable ? 'unreachable' : 'broken', message };
}

/** Texts are data: having read them does not bind the page to their version. */
const isData = (expose: string) => expose.startsWith('texts/');

/** Both places were tried for an entry already; a chunk is asked for at its second place by trying again. */
const isWorthAnotherTry = (error: unknown) => !textOf(error).includes('ScriptFailure');

/** Opens exposed modules as `loadRemoteModule` says; the runtime itself comes as `load`. */
export function remoteModuleLoader({ versions, load, pause, onFailure }: LoaderDeps): RemoteModuleLoader {
  async function loadTwice(name: string, address: RemoteVersionAddress, expose: string): Promise<unknown> {
    try {
      return await load(name, address, expose);
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return await load(name, address, expose);
    }
  }

  async function loadCandidates(name: string, expose: string): Promise<RemoteModuleResult<unknown>> {
    let failure: RemoteModuleFailure = { kind: 'missing', message: `This page has no version of ${name}` };
    for (const address of versions.candidates(name)) {
      // Another exposed module may have settled the version meanwhile.
      if (!versions.candidates(name).includes(address)) continue;
      try {
        const module = await loadTwice(name, address, expose);
        if (!isData(expose)) versions.settle(name, address);
        return { ok: true, module, version: address.version };
      } catch (error) {
        failure = failureOf(error);
        onFailure(failure, `${name}/${expose}`, address);
      }
    }
    return { ok: false, failure };
  }

  return {
    // The module's shape is the contract's, which the remote's own type-check proves.
    loadRemoteModule: async <Module>(name: string, expose: string) =>
      (await loadCandidates(name, expose)) as RemoteModuleResult<Module>,
  };
}
