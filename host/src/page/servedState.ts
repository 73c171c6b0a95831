import { commandsPrimitive, primitives } from '@festival/shared-contracts/state/primitives';
import { createStore, type PrimitiveAtom } from 'jotai/vanilla';
import { createContext } from 'react';
import type { PageStore } from './pageStore.ts';

const all = Object.values(primitives) as PrimitiveAtom<unknown>[];

/** Answers the state that the server rendered from: the page's own store as long as nothing has changed. */
export type ServedState = () => PageStore;

/** Remembers a page's state as it is now. Call it before anything changes it. */
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

/** Null on the server, and where nothing was rendered by one. */
export const ServedStateContext = createContext<ServedState | null>(null);
