import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import type { Product } from '@festival/shared-contracts/product/product';
import { productState } from '@festival/shared-contracts/state/productState';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

interface ShownExtra {
  /** Null if the shop does not sell the extra. */
  product: Product | null;
  /** Whether the cart contains the extra. The value changes only when the first one is added or the last one removed, not with each press. */
  isHeld: boolean;
  /** The remaining stock, if it is low. */
  left: number | null;
}

/** One extra, for its card and its page. */
export function useExtra(productId: string): ShownExtra {
  const product = useAtomValue(productState(productId).product);
  const isHeld = useAtomValue(useMemo(() => atom((get) => get(productState(productId).held) > 0), [productId]));
  return { product, isHeld, left: product && nearlyGone(product) };
}
