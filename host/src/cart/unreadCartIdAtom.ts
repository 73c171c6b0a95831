import { atom } from 'jotai/vanilla';

/** The visitor's cart while the server has not been able to show it; null when it is on the page, or there is none [CNT-04]. */
export const unreadCartIdAtom = atom<string | null>(null);
