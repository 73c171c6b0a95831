import { failure, success } from '@festival/shared-contracts/errors/result';
import type { ModuleNamed } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { ReactNode } from 'react';
import type { RemoteVersionAddress } from '../../page/pageRemote.ts';
import type { RemoteModuleFailure, RemoteModuleResult } from './remoteModuleFailure.ts';
import type { RemoteVersions } from './remoteVersions.ts';

/** Loads one exposed module of one version; throws the runtime's errors. */
export type LoadVersion = (name: string, address: RemoteVersionAddress, expose: string) => Promise<unknown>;

export interface RemoteModuleLoader {
  /**
   * Loads `./{expose}` of the remote. Chunks are tried twice. After that the last good version is used, unless a module
   * of the new version was already shown.
   */
  loadRemoteModule<Expose extends string>(
    name: string,
    expose: Expose,
  ): Promise<RemoteModuleResult<ModuleNamed<Expose, ReactNode>>>;
}

interface LoaderDeps {
  versions: RemoteVersions;
  load: LoadVersion;
  /** Milliseconds before the second attempt. */
  pause: number;
  onFailure: (failure: RemoteModuleFailure, expose: string, address: RemoteVersionAddress) => void;
}

const textOf = (error: unknown) => (error instanceof Error ? `${error.name} ${error.message}` : String(error));

function failureOf(error: unknown): RemoteModuleFailure {
  const message = error instanceof Error ? error.message : String(error);
  const isUnreachable = /ScriptNetworkError|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (CSS )?chunk/.test(
    textOf(error),
  );
  return { kind: isUnreachable ? 'unreachable' : 'broken', message };
}

/** Texts are only data, so a version can be shown even if its texts fail to load. */
const isData = (expose: string) => expose.startsWith('texts/');

/** An entry was already tried on both servers, so only a chunk is worth a retry, which uses the second server. */
const isWorthRetry = (error: unknown) => !textOf(error).includes('RUNTIME-008');

/** Implements `loadRemoteModule`; `load` is the function of the runtime. */
export function remoteModuleLoader({ versions, load, pause, onFailure }: LoaderDeps): RemoteModuleLoader {
  async function loadTwice(name: string, address: RemoteVersionAddress, expose: string): Promise<unknown> {
    try {
      return await load(name, address, expose);
    } catch (error) {
      if (!isWorthRetry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return await load(name, address, expose);
    }
  }

  async function loadCandidates(name: string, expose: string): Promise<RemoteModuleResult<unknown>> {
    let reason: RemoteModuleFailure = { kind: 'missing', message: `This page has no version of ${name}` };
    for (const address of versions.candidates(name)) {
      // Another module of the remote may have been shown in the meantime.
      if (!versions.candidates(name).includes(address)) continue;
      try {
        const module = await loadTwice(name, address, expose);
        return success({ module, version: address.version });
      } catch (error) {
        reason = failureOf(error);
        if (!isData(expose)) versions.refuse(name, address.version);
        onFailure(reason, `${name}/${expose}`, address);
      }
    }
    return failure(reason);
  }

  return {
    // The contract defines the module's type, and the remote's type check verifies it.
    loadRemoteModule: async <Expose extends string>(name: string, expose: Expose) =>
      (await loadCandidates(name, expose)) as RemoteModuleResult<ModuleNamed<Expose, ReactNode>>,
  };
}
