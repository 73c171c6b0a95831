import type { Result } from '@festival/shared-contracts/errors/result';
import { type ItemState, primitives } from '@festival/shared-contracts/state/primitives';
import { atom } from 'jotai/vanilla';
import type { PageStore } from '../page/pageStore.ts';
import { markUpdateAtom } from './cartState.ts';

interface PendingQuantities {
  /** Shows a quantity at once and marks it, and the cart, as being written. */
  show(productId: string, quantity: number): void;
  /** Shows the server's quantity again, and the result of the change [TIX-12, CNT-06]. */
  settle(productId: string, quantity: number, result: Result): void;
}

/** One write for all that a press changes, so that a list of many products is notified once. */
const showAtom = atom(null, (get, set, productId: string, quantity: number) => {
  set(primitives.pendingQuantities, { ...get(primitives.pendingQuantities), [productId]: quantity });
  set(primitives.itemStates, { ...get(primitives.itemStates), [productId]: { status: 'updating' } });
  set(markUpdateAtom, productId, 'updating');
});

/** Quantities that were requested and not answered yet; they are shown instead of the server's [BYD-05]. */
export const pendingQuantities = (store: PageStore): PendingQuantities => ({
  show: (productId, quantity) => store.set(showAtom, productId, quantity),
  settle(productId, quantity, result) {
    const { [productId]: _, ...others } = store.get(primitives.pendingQuantities);
    store.set(primitives.pendingQuantities, others);
    setItemState(store, productId, settledState(quantity, result));
    store.set(markUpdateAtom, productId, null);
  },
});

/** Null for a removed product, and while an order is paid: there is no state to show [ERR-06]. */
export const settledState = (quantity: number, result: Result): ItemState | null => {
  // Nothing failed: the open payment is shown, with the ways to finish or cancel it.
  if (!result.ok && result.error.code === 'cart.in_payment') return null;
  if (!result.ok) return { status: 'error', message: result.error.code };
  return quantity > 0 ? { status: 'added' } : null;
};

export const setItemState = (store: PageStore, productId: string, state: ItemState | null): void => {
  const { [productId]: _, ...others } = store.get(primitives.itemStates);
  store.set(primitives.itemStates, state ? { ...others, [productId]: state } : others);
};
