import { atom } from 'jotai/vanilla';

/** Whether the browser has taken over the server's page; until then nothing may change what is on the screen. */
export const hydratedAtom = atom(false);
