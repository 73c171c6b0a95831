import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import type { Product } from '@festival/shared-contracts/product/product';
import { productState } from '@festival/shared-contracts/state/productState';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

interface ShownExtra {
  /** Null when the shop does not sell it. */
  product: Product | null;
  /** It changes with the first and the last one only, not with each press. */
  isHeld: boolean;
  /** How many there are, once they are few. */
  left: number | null;
}

/** One extra, as its card and its page show it. */
export function useExtra(productId: string): ShownExtra {
  const product = useAtomValue(productState(productId).product);
  const isHeld = useAtomValue(useMemo(() => atom((get) => get(productState(productId).held) > 0), [productId]));
  return { product, isHeld, left: product && nearlyGone(product) };
}
