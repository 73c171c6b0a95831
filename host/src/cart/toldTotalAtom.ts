import { atom } from 'jotai/vanilla';

/**
 * The cart's total in cents above which a rise is announced: the total when the page opened, or the last total that
 * `watchRise` saw before it stopped. Null while the page's cart could not be read [HDR-02].
 */
export const toldTotalAtom = atom<number | null>(null);
