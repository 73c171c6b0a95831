import type { Product } from '@festival/shared-contracts/product/product';
import { maximumOf, type StepperState } from '@festival/shared-contracts/product/quantityRules';
import type { ItemState } from '@festival/shared-contracts/state/primitives';
import { productState, ticketLimitsAtom } from '@festival/shared-contracts/state/productState';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useCommands } from '../commands/useCommands.ts';

export interface ProductQuantityState {
  product: Product;
  stepper: StepperState;
  /** The most that one order may hold, before stock. */
  maximum: number;
  itemState: ItemState | null;
  setQuantity: (quantity: number) => void;
  /** Asks again for what failed; null when nothing was asked for here. */
  again: (() => void) | null;
  /** Tells that a typed number is over the cap [TIX-03]. */
  tellOverCap: () => void;
}

/** One product's quantity: what the cart holds, its bounds, how the last change went, and how to change it. */
export function useProductQuantity(productId: string): ProductQuantityState | null {
  const state = productState(productId);
  const commands = useCommands();
  const product = useAtomValue(state.product);
  const stepper = useAtomValue(state.stepper);
  const itemState = useAtomValue(state.itemState);
  const limits = useAtomValue(ticketLimitsAtom);
  const [wanted, setWanted] = useState<number | null>(null);
  if (!product || !stepper) return null;

  const maximum = maximumOf(product, limits);
  const setQuantity = (quantity: number) => {
    setWanted(quantity);
    void commands().setQuantity(productId, quantity);
  };
  const again = wanted === null ? null : () => setQuantity(wanted);
  const tellOverCap = () => void commands().ask(5004, { values: { max: maximum, name: product.name } });
  return { product, stepper, maximum, itemState, setQuantity, again, tellOverCap };
}
