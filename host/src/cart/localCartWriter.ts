import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { doubtedDeadlineAtom } from '../countdown/doubtedDeadlineAtom.ts';
import type { CartDeps } from './cartDeps.ts';
import { cartIdOf } from './cartIdOf.ts';
import { cartQueue } from './cartQueue.ts';
import { cartRequests } from './cartRequests.ts';
import type { CartWriter } from './cartWriter.ts';
import { checkLocalQuantity } from './checkLocalQuantity.ts';
import { failureModal } from './failureModal.ts';
import type { LocalCartStorage } from './localCartStorage.ts';
import { localCartView } from './localCartView.ts';
import { setItemState, settledState } from './pendingQuantities.ts';

interface LocalCartDeps extends CartDeps {
  storage: LocalCartStorage;
}

/** The failure of writes that need a cart on the server. */
const notOnServer: ShopError = { code: 'cart.not_on_server', message: '', status: 0 };

/**
 * The cart writer of shops that keep wishlists: quantities, limits and sums are computed without a request [WSH-01]. A
 * changed total counts as unsaved, unless the change came from the saved wishlist.
 */
export const localCartWriter = (deps: LocalCartDeps): CartWriter => {
  const { store, openModal, notifyTabs } = deps;
  const view = localCartView(deps);
  const queue = cartQueue({ onTask: () => {}, onIdle: () => {} });
  const { guard } = cartRequests(deps);
  const total = () => store.get(primitives.cart)?.totals.total ?? 0;

  const applyQuantities = (quantities: Quantities, updatesWishlist: boolean): void => {
    const before = total();
    const cart = view.compute(quantities);
    if (!cart) return;
    if (updatesWishlist && cart.totals.total !== before) store.set(primitives.cartHasUnsavedChanges, true);
    view.show(cart);
    const now = Date.now();
    notifyTabs({ kind: 'cart', cart, askedAt: now, answeredAt: now });
  };

  const set = (productId: string, quantity: number, updatesWishlist: boolean): Result => {
    const checked = checkLocalQuantity(store, productId, quantity);
    if (!checked.ok) {
      const { code, ...details } = failureModal(checked.error, cartIdOf(store) ?? undefined, deps.generalText());
      void openModal(code, details);
      return checked;
    }
    const { [productId]: _, ...others } = store.get(primitives.cart)?.products ?? {};
    applyQuantities(quantity === 0 ? others : { ...others, [productId]: quantity }, updatesWishlist);
    return success(undefined);
  };

  return {
    async setQuantity(productId, quantity, { updatesWishlist = true } = {}) {
      const result = set(productId, quantity, updatesWishlist);
      setItemState(store, productId, settledState(quantity, result));
      return result;
    },
    // No server knows better than this browser when its cart ends.
    refetch: () => store.set(doubtedDeadlineAtom, null),
    change: async () => failure(notOnServer),
    setTogether(quantities, { updatesWishlist = true } = {}) {
      const held = Object.entries({ ...store.get(primitives.cart)?.products, ...quantities });
      applyQuantities(Object.fromEntries(held.filter(([, quantity]) => quantity > 0)), updatesWishlist);
    },
    inOrder: (call) => queue.run(() => guard(call)),
    follow(message) {
      const ownId = cartIdOf(store);
      // Its carts change only by what this browser does.
      if (message.kind === 'changed') return;
      if (message.kind === 'cart') {
        // This tab keeps its own cart when another tab has opened a different one.
        if (ownId === null || ownId === message.cart.id) view.show(message.cart);
      } else if (ownId === message.cartId) view.forget();
    },
    forget() {
      const cartId = cartIdOf(store);
      view.forget();
      if (cartId !== null) notifyTabs({ kind: 'forgotten', cartId });
    },
    start: view.restore,
  };
};
