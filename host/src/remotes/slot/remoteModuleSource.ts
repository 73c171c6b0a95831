import type { ExposedModuleName, LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import { createContext } from 'react';
import type { RemoteModule } from './remoteModule.ts';

/** An exposed module with the answer of its `load`, ready to render. */
export interface ReadyModule {
  Component: RemoteModule['default'];
  data: unknown;
  /** The remote's version; missing on the server, which renders one. */
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
 * Provides the modules of remote slots: from the remotes' server files on the server, from the remotes' containers in
 * the browser.
 */
export interface RemoteModuleSource {
  /** Loads a remote slot's module. Each call loads its data again; code that is loaded is reused. */
  load(slot: SlotAddress): Promise<ReadyModule>;
  /** Reports a failed remote slot to operators. Answers whether the next `load` has another version, which is to be shown in its place [FED-05]. */
  failed(error: unknown, module: ExposedModuleName): boolean;
  /** Records that a module's first render has committed. Answers false where the page runs another version meanwhile: the slot loads that one. */
  shown(module: ExposedModuleName, version: string | undefined): boolean;
}

/** The same string for equal addresses. */
export const slotKey = ({ module, params, query }: SlotAddress): string =>
  JSON.stringify([module, Object.entries(params).sort(), query]);

/** A promise that `use` reads without waiting. */
export function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Provided by `PageRoot`. */
export const RemoteModuleSourceContext = createContext<RemoteModuleSource | null>(null);
