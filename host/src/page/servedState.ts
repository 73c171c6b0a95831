import { commandsPrimitive, primitives } from '@festival/shared-contracts/state/primitives';
import { createStore, type PrimitiveAtom } from 'jotai/vanilla';
import { createContext } from 'react';
import type { PageStore } from './pageStore.ts';

const all = Object.values(primitives) as PrimitiveAtom<unknown>[];

/** Returns the state from which the server rendered: the page's own store, until that store changes. */
export type ServedState = () => PageStore;

/** Copies a page's current state. Call it before the state changes. */
export const servedState = (store: PageStore): ServedState => {
  const served = all.map((one) => [one, store.get(one)] as const);
  return () => {
    if (served.every(([one, value]) => store.get(one) === value)) return store;
    const former = createStore();
    for (const [one, value] of served) former.set(one, value);
    former.set(commandsPrimitive, store.get(commandsPrimitive));
    return former;
  };
};

/** Null on the server, and in a page that no server rendered. */
export const ServedStateContext = createContext<ServedState | null>(null);
