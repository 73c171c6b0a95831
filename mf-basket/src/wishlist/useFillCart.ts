import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { RefusedProduct } from '@festival/shared-contracts/commands/wishlistCommands';
import { useAgeCheck } from '@festival/shared-ui/commands/useAgeCheck';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useState } from 'react';

export interface FillCart {
  /** Ids of the products that are being added; empty if there are none. */
  filling: readonly string[];
  /** The refusals of the shop, by product id. */
  refused: Readonly<Record<string, RefusedProduct>>;
  /** Ids of the products that were added, also in a smaller quantity than on the wishlist. */
  added: readonly string[];
  /** Adds these products. Returns whether all of them are in the cart now. */
  fill: (products: Quantities) => Promise<boolean>;
}

/**
 * Puts products of the wishlist into the cart, after the check of the buyer's age, and stores the products that could not be added [OVL-04, WSH-04,
 * MER-02].
 */
export function useFillCart(): FillCart {
  const commands = useCommands();
  const checkAge = useAgeCheck();
  const [filling, setFilling] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<FillCart['refused']>({});
  const [added, setAdded] = useState<readonly string[]>([]);
  const fill = async (products: Quantities): Promise<boolean> => {
    const ids = Object.keys(products);
    if (!(await checkAge(ids))) return false;
    setFilling(ids);
    const answer = await commands().wishlist.fillCart(products);
    setFilling([]);
    if (!answer.ok) return false;
    setRefused((before) => {
      const others = Object.entries(before).filter(([id]) => !ids.includes(id));
      return Object.fromEntries([...others, ...answer.value.map((one) => [one.productId, one] as const)]);
    });
    const unmet = new Set(answer.value.map(({ productId }) => productId));
    setAdded((before) => [...before, ...ids.filter((id) => !unmet.has(id))]);
    return answer.value.length === 0;
  };
  return { filling, refused, added, fill };
}
