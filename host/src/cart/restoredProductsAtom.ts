import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { atom } from 'jotai/vanilla';

/** What the browser had kept of a cart when the page was opened; null where the server keeps carts. */
export const restoredProductsAtom = atom<Quantities | null>(null);
