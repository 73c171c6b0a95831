import { atom } from 'jotai/vanilla';

/** Whether the browser has hydrated the page. Before hydration the page must not change. */
export const hydratedAtom = atom(false);
