import type { Result } from '@festival/shared-contracts/errors/result';
import { type ItemState, primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

export interface PendingQuantities {
  /** Shows a quantity at once and marks it as being written. */
  show(productId: string, quantity: number): void;
  /** Shows the server's quantity again, and the result of the change [TIX-12, CNT-06]. */
  settle(productId: string, quantity: number, result: Result): void;
}

/** Quantities that were requested and not answered yet; they are shown instead of the server's [BYD-05]. */
export const pendingQuantities = (store: PageStore): PendingQuantities => ({
  show(productId, quantity) {
    store.set(primitives.pendingQuantities, { ...store.get(primitives.pendingQuantities), [productId]: quantity });
    setItemState(store, productId, { status: 'updating' });
  },
  settle(productId, quantity, result) {
    const { [productId]: _, ...others } = store.get(primitives.pendingQuantities);
    store.set(primitives.pendingQuantities, others);
    setItemState(store, productId, settledState(quantity, result));
  },
});

/** Null for a removed product, which has no state to show. */
export const settledState = (quantity: number, result: Result): ItemState | null => {
  if (!result.ok) return { status: 'error', message: result.error.message || result.error.code };
  return quantity > 0 ? { status: 'added' } : null;
};

export const setItemState = (store: PageStore, productId: string, state: ItemState | null): void => {
  const { [productId]: _, ...others } = store.get(primitives.itemStates);
  store.set(primitives.itemStates, state ? { ...others, [productId]: state } : others);
};
