import { atom } from 'jotai/vanilla';

/**
 * The id of the visitor's cart while the server cannot answer it; null when the cart is on the page, or there is none
 * [CNT-04].
 */
export const unreadCartIdAtom = atom<string | null>(null);
