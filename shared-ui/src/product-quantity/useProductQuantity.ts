import type { Product } from '@festival/shared-contracts/product/product';
import { canStepUp, clampQuantity, type StepperState } from '@festival/shared-contracts/product/stepperOf';
import { maximumOf } from '@festival/shared-contracts/product/ticketLimits';
import { type ItemState, ticketLimitsAtom } from '@festival/shared-contracts/state/productState';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useCommands } from '../commands/useCommands.ts';
import { useProductState } from './useProductState.ts';

export interface ProductQuantityState {
  product: Product;
  stepper: StepperState;
  /** The maximum for one order, without the limits of stock and of the order's other tickets. */
  maximum: number;
  /** The number of tickets in an order, if the order's other tickets leave no room for this one; otherwise null [TIX-03]. */
  fullOrder: number | null;
  /** Whether the quantity in the cart is reserved; a wishlist reserves no stock. */
  isHeld: boolean;
  itemState: ItemState | null;
  /** Whether a change is not confirmed yet. The control then shows a spinner, accepts further presses, and keeps their order [TIX-12]. */
  isPending: boolean;
  setQuantity: (quantity: number) => void;
  /** Repeats the failed change; null if no change has failed. */
  again: (() => void) | null;
  /** Returns the quantity for a typed number [TIX-08]. */
  settle: (typed: number) => number;
  /** Opens the modal for a typed number above a ticket's cap [TIX-03]. */
  announceOverCap: (typed: number) => void;
  /** Whether a modal may open before more is added. */
  asks: boolean;
  /** Whether the last change by this control removed the product from the cart. */
  isRemoved: boolean;
}

/** Runs before more of a product is added, such as the check of the buyer's age. If it returns false, the cart stays unchanged. */
export type BeforeAdding = () => Promise<boolean>;

/** Writes a quantity instead of the cart's command. An extra of a stay needs it, because it has a separate call. */
export type WriteQuantity = (quantity: number) => Promise<unknown>;

/**
 * The quantity of one product: the number in the cart, its bounds, the result of the last change, and functions to
 * change it. Presses during a write add up [TIX-12, BYD-05].
 */
export function useProductQuantity(
  productId: string,
  beforeAdding?: BeforeAdding,
  write?: WriteQuantity,
): ProductQuantityState | null {
  const { product, stepper, itemState, cap } = useProductState(productId);
  const commands = useCommands();
  const limits = useAtomValue(ticketLimitsAtom);
  const capabilities = useAtomValue(capabilitiesAtom);
  const store = useStore();
  const [requested, setRequested] = useState<number | null>(null);
  if (!product || !stepper) return null;

  const setQuantity = async (quantity: number) => {
    if (quantity > stepper.value && beforeAdding && !(await beforeAdding())) return;
    setRequested(quantity);
    await (write ? write(quantity) : commands().cart.setQuantity(productId, quantity));
  };
  const settle = (typed: number) => clampQuantity(typed, { ...stepper, max: Math.min(stepper.max, store.get(cap)) });
  const announceOverCap = (typed: number) => {
    const maximum = store.get(cap);
    if (Math.trunc(Math.abs(typed)) > maximum && product.mappedType === 'ticket')
      void commands().overlay.openModal(5004, { values: { maximum } });
  };
  const maximum = maximumOf(product, limits);
  const isInStock = product.stock === null || product.stock >= stepper.step;
  const isOrderFull =
    stepper.inStock && isInStock && stepper.max < maximum && !canStepUp({ ...stepper, disabled: false });
  return {
    product,
    stepper,
    maximum,
    fullOrder: isOrderFull ? limits.maxTicketAmount : null,
    isHeld: !capabilities?.isWishlist,
    itemState,
    isPending: itemState?.status === 'updating',
    setQuantity: (quantity) => void setQuantity(quantity),
    again: requested === null ? null : () => void setQuantity(requested),
    settle,
    announceOverCap,
    asks: beforeAdding !== undefined,
    isRemoved: requested === 0 && itemState === null && stepper.value === 0,
  };
}
