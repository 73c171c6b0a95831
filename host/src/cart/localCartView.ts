import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartAtom, travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { localCartTimeout } from '@festival/shared-contracts/wishlist/wishlist';
import type { CartDeps } from './cartDeps.ts';
import { forgetCart } from './forgetCart.ts';
import { type LocalCartOptions, localCart } from './localCart.ts';
import type { LocalCartStorage } from './localCartStorage.ts';
import { showCart } from './showCart.ts';

interface LocalCartViewDeps extends Pick<CartDeps, 'store' | 'clock'> {
  storage: LocalCartStorage;
}

interface LocalCartView {
  /** The cart after a change, with its full time again: it reserves no stock. Null without a shop. */
  compute(quantities: Quantities): Cart | null;
  /** Shows a cart and stores it. */
  show(cart: Cart): void;
  /** Shows the stored cart after a reload, unless it has expired; else what the account has saved, also on another device [WSH-02]. */
  restore(): void;
  forget(): void;
}

/** The local cart on the page and in the tab's storage, always kept equal. */
export const localCartView = ({ store, clock, storage }: LocalCartViewDeps): LocalCartView => {
  const newId = () => `local-${clock.now()}`;
  const cartWith = (options: LocalCartOptions): Cart | null => {
    const config = store.get(primitives.config);
    return config && localCart(options, { config, products: store.get(primitives.products) });
  };
  const show = (cart: Cart): void => {
    showCart(store, clock, cart);
    storage.write({
      id: cart.id,
      quantities: cart.products,
      endsAt: clock.now() + cart.timeout * 1_000,
      hasUnsavedChanges: store.get(primitives.cartHasUnsavedChanges),
      travelCart: store.get(travelCartAtom),
    });
  };
  /** What was saved is no longer unsaved after a reload either. */
  store.sub(primitives.cartHasUnsavedChanges, () => {
    const [cart, endsAt] = [store.get(primitives.cart), store.get(primitives.cartDeadline)];
    if (!cart || endsAt === null) return;
    const [hasUnsavedChanges, travelCart] = [store.get(primitives.cartHasUnsavedChanges), store.get(travelCartAtom)];
    storage.write({ id: cart.id, quantities: cart.products, endsAt, hasUnsavedChanges, travelCart });
  });
  /** The account's wishlist as a new cart; null where it is empty. */
  const savedCart = (quantities: Quantities): Cart | null => {
    if (Object.keys(quantities).length === 0) return null;
    return cartWith({ id: newId(), quantities, timeout: localCartTimeout });
  };
  const forget = (): void => {
    forgetCart(store);
    store.set(primitives.cartHasUnsavedChanges, false);
    store.set(travelCartPrimitive, null);
    storage.clear();
  };
  return {
    show,
    forget,
    compute: (quantities) =>
      cartWith({ id: store.get(primitives.cart)?.id ?? newId(), quantities, timeout: localCartTimeout }),
    restore() {
      const stored = storage.read();
      const timeout = stored ? Math.floor((stored.endsAt - clock.now()) / 1_000) : 0;
      const kept = stored && timeout > 0 ? cartWith({ ...stored, timeout }) : null;
      const isUnsaved = kept !== null && stored?.hasUnsavedChanges === true;
      const saved = store.get(primitives.user)?.wishlist;
      // What was saved may have changed on another device since, or been emptied; what was not saved is only here.
      const cart = saved && !isUnsaved ? savedCart(saved.products) : kept;
      if (!cart) return storage.clear();
      store.set(primitives.cartHasUnsavedChanges, isUnsaved);
      store.set(travelCartPrimitive, (cart === kept ? stored : saved)?.travelCart ?? null);
      show(cart);
    },
  };
};
