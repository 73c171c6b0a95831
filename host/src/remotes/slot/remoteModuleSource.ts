import type { ExposedModuleName, LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import { createContext } from 'react';
import type { RemoteModule } from './remoteModule.ts';

/** An exposed module with the result of its `load`, ready to render. */
export interface ReadyModule {
  Component: RemoteModule['default'];
  data: unknown;
  /** The remote's version; missing on the server, which renders only one version. */
  version?: string;
}

/** The address of a remote slot: the exposed module, and the parts of the URL that it reads. */
export interface SlotAddress {
  module: ExposedModuleName;
  params: Readonly<LoadContext['params']>;
  /** The query string, without the question mark. */
  query: string;
}

/**
 * Provides the modules of remote slots: on the server from the remotes' server files, in the browser from the remotes'
 * containers.
 */
export interface RemoteModuleSource {
  /** Loads a remote slot's module. Each call loads its data again; loaded code is reused. */
  load(slot: SlotAddress): Promise<ReadyModule>;
  /** Reports a failed remote slot to operators. Returns true if the next `load` has another version, which must then be shown [FED-05]. */
  failed(error: unknown, module: ExposedModuleName): boolean;
  /**
   * Records that a module's first render has committed. Returns false if the page runs another version by that time;
   * the slot then loads that version.
   */
  shown(module: ExposedModuleName, version: string | undefined): boolean;
}

/** A string that is the same for equal addresses. */
export const slotKey = ({ module, params, query }: SlotAddress): string =>
  JSON.stringify([module, Object.entries(params).sort(), query]);

/** A promise that `use` reads without waiting. */
export function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Provided by `PageRoot`. */
export const RemoteModuleSourceContext = createContext<RemoteModuleSource | null>(null);
