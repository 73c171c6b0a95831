import type { Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { type ItemState, primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

interface PendingQuantities {
  /** Shows a quantity at once. Until it is settled, its product and the cart are updating. */
  show(productId: string, quantity: number): void;
  /** Shows the server's quantity again, with the state in which the change ends [TIX-12, CNT-06]. */
  settle(productId: string, quantity: number, result: Result): void;
}

/**
 * Requested quantities that the server has not answered yet. The page shows them instead of the server's quantities
 * [BYD-05].
 */
export const pendingQuantities = (store: PageStore): PendingQuantities => ({
  show(productId, quantity) {
    store.set(primitives.pendingQuantities, { ...store.get(primitives.pendingQuantities), [productId]: quantity });
  },
  settle(productId, quantity, result) {
    setItemState(store, productId, settledState(quantity, result));
    const { [productId]: _, ...others } = store.get(primitives.pendingQuantities);
    store.set(primitives.pendingQuantities, others);
  },
});

/** Whether the server gave a reason why the change is not possible. Without one, a repeated change may succeed. */
const isRefusal = ({ status, message }: ShopError): boolean => status > 0 && status < 500 && message !== '';

/** The state to show after a change. Null for a removed product, and for an order that is being paid [ERR-06]. */
export const settledState = (quantity: number, result: Result): ItemState | null => {
  // This is not an error: the page shows the open payment, with the ways to finish or to cancel it.
  if (!result.ok && result.error.code === 'cart.in_payment') return null;
  if (!result.ok) return { status: 'error', message: result.error.code, isFinal: isRefusal(result.error) };
  return quantity > 0 ? { status: 'added' } : null;
};

export const setItemState = (store: PageStore, productId: string, state: ItemState | null): void => {
  const { [productId]: _, ...others } = store.get(primitives.itemStates);
  store.set(primitives.itemStates, state ? { ...others, [productId]: state } : others);
};
