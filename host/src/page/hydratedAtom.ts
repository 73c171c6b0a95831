import { atom } from 'jotai/vanilla';

/** Whether the browser has hydrated the page; before that, the screen must not change. */
export const hydratedAtom = atom(false);
