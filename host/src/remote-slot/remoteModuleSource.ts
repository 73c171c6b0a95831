import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import { type ComponentType, createContext } from 'react';

/** What an remote slot's component gets. */
export interface RemoteModuleProps {
  data: unknown;
  params: Readonly<Record<string, string>>;
}

/** An exposed module with what its `load` answered, ready to render. */
export interface ReadyModule {
  Component: ComponentType<RemoteModuleProps>;
  data: unknown;
}

/** Where an remote slot stands: which exposed module, and what of the address it reads. */
export interface SlotAddress {
  module: ExposedModuleName;
  params: Readonly<Record<string, string>>;
  /** The query string, without the question mark. */
  query: string;
}

/** Gets remote slots: from the remotes' server files while a page is made, by the federation runtime in the browser. */
export interface RemoteModuleSource {
  /** Starts to get the remote slot of a place; each call is a new reading, of code that is there already at no cost. */
  load(slot: SlotAddress): Promise<ReadyModule>;
  /** Tells operators of an remote slot that failed. */
  report(error: unknown, module: ExposedModuleName): void;
}

/** One text for each place: equal places have equal keys. */
export const slotKey = ({ module, params, query }: SlotAddress): string =>
  JSON.stringify([module, Object.entries(params).sort(), query]);

/** A promise that React reads without waiting. */
export function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Provided by the entries of the page. */
export const RemoteModuleSourceContext = createContext<RemoteModuleSource | null>(null);
