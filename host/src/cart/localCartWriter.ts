import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import { doubtedDeadlineAtom } from '../countdown/doubtedDeadlineAtom.ts';
import { cartRequests } from './cartClient.ts';
import { cartQueue } from './cartQueue.ts';
import { cartIdOf } from './cartState.ts';
import type { CartDeps, CartWriter, CartWriterMaker } from './cartWriter.ts';
import { failureModal } from './failureModal.ts';
import { checkLocalDelivery, checkLocalQuantity } from './localCart.ts';
import { type LocalCartStorage, localCartStorage } from './localCartStorage.ts';
import { localCartView } from './localCartView.ts';
import { setItemState, settledState } from './pendingQuantities.ts';
import { restoredProductsAtom } from './restoredProductsAtom.ts';

/** The local cart writer of a shop; its cart is restored after a reload of the tab. */
export const localCartWriterOf =
  ({ slug }: ShopConfig): CartWriterMaker =>
  (deps) =>
    localCartWriter({
      ...deps,
      storage: localCartStorage({ slug, storage: () => sessionStorage, report: deps.report }),
    });

interface LocalCartDeps extends CartDeps {
  storage: LocalCartStorage;
}

/** The failure of writes that need a cart on the server. */
const notOnServer: ShopError = { code: 'cart.not_on_server', message: '', status: 0 };

/**
 * The cart writer of shops that keep wishlists, and of previews. It computes quantities, limits, delivery and totals
 * without a request [WSH-01, BRD-04]. A changed total counts as unsaved, unless the change came from the saved wishlist.
 */
export const localCartWriter = (deps: LocalCartDeps): CartWriter => {
  const { store, openModal, notifyTabs } = deps;
  const view = localCartView(deps);
  const queue = cartQueue({ onTask: () => {}, onIdle: () => {} });
  const { guard } = cartRequests(deps);
  const total = () => store.get(primitives.cart)?.totals.total ?? 0;
  const isUnsaved = () => store.get(primitives.cartHasUnsavedChanges);
  let isFollowing = false;

  /** Sends to the other tabs: the cart, its stay, and whether it is saved [CNT-08]. */
  const publish = (): void => {
    const cart = store.get(primitives.cart);
    if (!cart || isFollowing) return;
    const now = Date.now();
    const wishlist = {
      travelCart: store.get(travelCartAtom),
      hasUnsavedChanges: isUnsaved(),
      saved: store.get(primitives.user)?.wishlist ?? null,
    };
    notifyTabs({ kind: 'cart', cart, askedAt: now, answeredAt: now, wishlist });
  };
  // A save is sent as well.
  store.sub(primitives.user, publish);
  store.sub(primitives.cartHasUnsavedChanges, publish);

  const apply = (quantities: Quantities, updatesWishlist: boolean, chosen: Partial<CartChoices> = {}): void => {
    const before = total();
    const cart = view.compute(quantities, chosen);
    if (!cart) return;
    view.show(cart);
    const isChanged = updatesWishlist && cart.totals.total !== before;
    if (isChanged && !isUnsaved()) store.set(primitives.cartHasUnsavedChanges, true);
    else publish();
  };

  const isInsurance = (productId: string): boolean =>
    store.get(primitives.products).some(({ id, mappedType }) => id === productId && mappedType === 'insurance');

  const set = (productId: string, quantity: number, updatesWishlist: boolean): Result => {
    const checked = checkLocalQuantity(store, productId, quantity);
    if (!checked.ok) {
      const { code, ...details } = failureModal(checked.error, cartIdOf(store) ?? undefined, deps.generalText());
      void openModal(code, details);
      return checked;
    }
    const { [productId]: _, ...others } = store.get(primitives.cart)?.products ?? {};
    const quantities = quantity === 0 ? others : { ...others, [productId]: quantity };
    apply(quantities, updatesWishlist, isInsurance(productId) ? { refundProtection: quantity > 0 ? 'yes' : 'no' } : {});
    return success(undefined);
  };

  /**
   * Removes the expired cart, and then shows the saved wishlist, which does not expire. If the cart stayed empty, the
   * next save would empty the wishlist [WSH-02].
   */
  const beginAgain = (): void => {
    view.forget();
    view.restore();
  };

  return {
    async setQuantity(productId, quantity, { updatesWishlist = true } = {}) {
      const result = set(productId, quantity, updatesWishlist);
      setItemState(store, productId, settledState(quantity, result));
      return result;
    },
    // Only the browser knows when its cart expires, so there is no server to ask.
    refetch: () => store.set(doubtedDeadlineAtom, null),
    change: async () => failure(notOnServer),
    setTogether(quantities, { updatesWishlist = true } = {}) {
      const held = Object.entries({ ...store.get(primitives.cart)?.products, ...quantities });
      apply(Object.fromEntries(held.filter(([, quantity]) => quantity > 0)), updatesWishlist);
    },
    chooseDelivery(country) {
      const checked = country === null ? success(undefined) : checkLocalDelivery(store, country);
      if (checked.ok) apply(store.get(primitives.cart)?.products ?? {}, true, { shippingCountry: country });
      return checked;
    },
    inOrder: (call) => queue.run(() => guard(call)),
    follow(message) {
      if (message.kind === 'changed') {
        if (isUnsaved() && message.cartId === cartIdOf(store)) publish();
        return;
      }
      if (message.kind === 'cart') {
        if (!view.isOwn(message.cart)) return;
        isFollowing = true;
        view.adopt(message.cart, message.wishlist);
        isFollowing = false;
      } else if (message.cartId === cartIdOf(store)) beginAgain();
    },
    forget() {
      const cartId = cartIdOf(store);
      beginAgain();
      if (cartId !== null) notifyTabs({ kind: 'forgotten', cartId });
    },
    start() {
      view.restore();
      store.set(restoredProductsAtom, store.get(primitives.cart)?.products ?? {});
      if (store.get(primitives.user) && !isUnsaved()) notifyTabs({ kind: 'changed', cartId: view.ownId() });
    },
  };
};
