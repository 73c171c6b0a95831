import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom, travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import type { User } from '@festival/shared-contracts/user/user';
import { localCartTimeout } from '@festival/shared-contracts/wishlist/wishlist';
import { forgetCart, showCart } from './cartState.ts';
import type { CartDeps, SharedWishlist } from './cartWriter.ts';
import { localAddOns } from './localAddOns.ts';
import { type LocalCartOptions, localCart } from './localCart.ts';
import type { LocalCartStorage } from './localCartStorage.ts';

interface LocalCartViewDeps extends Pick<CartDeps, 'store' | 'clock'> {
  storage: LocalCartStorage;
}

interface LocalCartView {
  /** The id of the visitor's cart. For a guest without a cart, a new id. */
  ownId(): string;
  /** Whether the cart is this tab's own, so that a message about it applies. The tabs of an account share one cart; a guest's tab keeps its own. */
  isOwn(cart: Cart): boolean;
  /** The cart after a change. Its time starts again, because it reserves no stock. Null without a shop. */
  compute(quantities: Quantities, choices?: Partial<CartChoices>): Cart | null;
  /** Shows a cart and stores it. */
  show(cart: Cart): void;
  /** Shows another tab's cart unchanged, with its stay and whether it is saved. */
  adopt(cart: Cart, wishlist: SharedWishlist | undefined): void;
  /** After a reload shows the stored cart. If that has expired, shows the wishlist that the account has saved, also from another device [WSH-02]. */
  restore(): void;
  forget(): void;
}

/** The local cart in the page and in the tab's storage; both always have the same content. */
export const localCartView = ({ store, clock, storage }: LocalCartViewDeps): LocalCartView => {
  const ownId = () => localCartId(store.get(primitives.user), clock.now());
  const cartWith = (options: LocalCartOptions): Cart | null => {
    const config = store.get(primitives.config);
    return config && localCart(options, { config, products: store.get(primitives.products) });
  };
  const write = ({ id, products, choices, addOns }: Cart, endsAt: number): void =>
    storage.write({
      id,
      quantities: products,
      endsAt,
      hasUnsavedChanges: store.get(primitives.cartHasUnsavedChanges),
      choices,
      addOns,
      travelCart: store.get(travelCartAtom),
    });
  const show = (cart: Cart): void => {
    showCart(store, clock, cart);
    write(cart, clock.now() + cart.timeout * 1_000);
  };
  /** After a reload, a saved cart still counts as saved. */
  store.sub(primitives.cartHasUnsavedChanges, () => {
    const [cart, endsAt] = [store.get(primitives.cart), store.get(primitives.cartDeadline)];
    if (cart && endsAt !== null) write(cart, endsAt);
  });
  /** The account's wishlist as a new cart; null if the wishlist is empty. */
  const savedCart = (quantities: Quantities): Cart | null => {
    if (Object.keys(quantities).length === 0) return null;
    return cartWith({ id: ownId(), quantities, timeout: localCartTimeout, choices: nothingChosen });
  };
  /** The stored cart, unless it belongs to another account or has expired. */
  const keptCart = (stored: ReturnType<LocalCartStorage['read']>): Cart | null => {
    const user = store.get(primitives.user);
    if (!stored || !isCartOf(user, stored.id)) return null;
    const timeout = Math.floor((stored.endsAt - clock.now()) / 1_000);
    return timeout > 0 ? cartWith({ ...stored, id: user ? ownId() : stored.id, timeout }) : null;
  };
  const forget = (): void => {
    forgetCart(store);
    store.set(primitives.cartHasUnsavedChanges, false);
    store.set(travelCartPrimitive, null);
    storage.clear();
  };
  return {
    ownId,
    isOwn({ id }) {
      if (store.get(primitives.user)) return id === ownId();
      const shownId = store.get(primitives.cart)?.id ?? id;
      return shownId === id && isCartOf(null, id);
    },
    show,
    forget,
    compute(quantities, chosen) {
      const cart = store.get(primitives.cart);
      return cartWith({
        id: cart?.id ?? ownId(),
        quantities,
        timeout: localCartTimeout,
        choices: { ...(cart?.choices ?? nothingChosen), ...chosen },
        addOns: localAddOns(store, quantities),
      });
    },
    adopt(cart, wishlist) {
      if (wishlist) {
        const { travelCart, hasUnsavedChanges, saved } = wishlist;
        store.set(travelCartPrimitive, travelCart);
        store.set(primitives.user, (user) => user && { ...user, wishlist: saved });
        store.set(primitives.cartHasUnsavedChanges, hasUnsavedChanges);
      }
      show(cart);
    },
    restore() {
      const stored = storage.read();
      const kept = keptCart(stored);
      const isUnsaved = kept !== null && stored?.hasUnsavedChanges === true;
      // A preview shows no saved wishlist, because it saves none.
      const saved = store.get(capabilitiesAtom)?.savesWishlist ? store.get(primitives.user)?.wishlist : null;
      // A saved wishlist may have been changed or emptied on another device in the meantime. Unsaved changes exist only
      // in this tab.
      const cart = saved && !isUnsaved ? savedCart(saved.products) : kept;
      if (!cart) return storage.clear();
      store.set(primitives.cartHasUnsavedChanges, isUnsaved);
      store.set(travelCartPrimitive, (cart === kept ? stored : saved)?.travelCart ?? null);
      show(cart);
    },
  };
};

const ofGuest = 'local-guest-';

/**
 * The id of a local cart: one for all tabs of an account. Each cart that a guest begins has its own id, made of the
 * time in milliseconds.
 */
const localCartId = (user: Pick<User, 'id'> | null, now: number): string =>
  user ? `local-account-${user.id}` : `${ofGuest}${now}`;

/** Whether a visitor may continue with a cart: it is the visitor's own, or the one from before the visitor logged in. */
const isCartOf = (user: Pick<User, 'id'> | null, cartId: string): boolean =>
  cartId.startsWith(ofGuest) || (user !== null && cartId === localCartId(user, 0));
