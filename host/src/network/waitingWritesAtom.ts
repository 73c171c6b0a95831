import { atom } from 'jotai/vanilla';

/** The number of writes that wait because the shop is busy. They are sent again automatically. */
export const waitingWritesAtom = atom(0);
