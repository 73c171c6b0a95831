import { atom } from 'jotai/vanilla';

/**
 * The cart's total in cents above which a rise is told: the one that the page was opened with, and that of the last watch when it
 * ended; null while the page's cart could not be read [HDR-02].
 */
export const toldTotalAtom = atom<number | null>(null);
