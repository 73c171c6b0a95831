import { atom } from 'jotai/vanilla';

/** How many writes wait because the shop is busy; they are sent again by themselves. */
export const waitingWritesAtom = atom(0);
