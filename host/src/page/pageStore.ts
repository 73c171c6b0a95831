import type { createStore } from 'jotai/vanilla';

/** The Jotai store with the atoms of one page or request. */
export type PageStore = ReturnType<typeof createStore>;
