import type { createStore } from 'jotai/vanilla';

/** The atoms of one page or request. */
export type PageStore = ReturnType<typeof createStore>;
