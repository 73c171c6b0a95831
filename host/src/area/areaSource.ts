import type { DoorName } from '@festival/shared-contracts/doors/doors';
import { type ComponentType, createContext } from 'react';

/** What an area's component gets. */
export interface AreaProps {
  data: unknown;
  params: Readonly<Record<string, string>>;
}

/** A door with what its `load` answered, ready to render. */
export interface ReadyArea {
  Component: ComponentType<AreaProps>;
  data: unknown;
}

/** Where an area stands: which door, and what of the address it reads. */
export interface AreaPlace {
  door: DoorName;
  params: Readonly<Record<string, string>>;
  /** The query string, without the question mark. */
  query: string;
}

/** Gets areas: from the remotes' server files while a page is made, by the federation runtime in the browser. */
export interface AreaSource {
  /** Starts to get the area of a place; each call is a new reading, of code that is there already at no cost. */
  read(place: AreaPlace): Promise<ReadyArea>;
  /** Tells operators of an area that failed. */
  report(error: unknown, door: DoorName): void;
}

/** One text for each place: equal places have equal keys. */
export const areaKey = ({ door, params, query }: AreaPlace): string =>
  JSON.stringify([door, Object.entries(params).sort(), query]);

/** A promise that React reads without waiting. */
export function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Provided by the entries of the page. */
export const AreaSourceContext = createContext<AreaSource | null>(null);
