import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { atom } from 'jotai/vanilla';

/** The quantities that the browser had stored when the page opened; null if the server keeps carts. */
export const restoredProductsAtom = atom<Quantities | null>(null);
