import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import type { OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives, type shopUpdateStates } from '@festival/shared-contracts/state/primitives';
import { addOnKeysOf } from '@festival/shared-contracts/travel/addOnOptionId';
import { atom } from 'jotai/vanilla';
import { deadlineOf } from '../countdown/deadlineOf.ts';
import type { ServerClock } from '../countdown/serverClock.ts';
import type { PageStore } from '../page/pageStore.ts';

/** The id of the visitor's cart, even while the cart could not be read; null without a cart. */
export const cartIdOf = (store: PageStore): string | null =>
  store.get(primitives.cart)?.id ?? store.get(unreadCartIdAtom);

/** The id of the visitor's cart while the server cannot read it; null if the cart is on the page, or there is none [CNT-04]. */
export const unreadCartIdAtom = atom<string | null>(null);

export const isCartEmpty = (cart: Cart | null): boolean =>
  Object.values(cart?.products ?? {}).every((quantity) => quantity === 0);

/**
 * Shows a cart with its deadline and the remaining stock. `age` is the time since the server answered, in milliseconds.
 */
export const showCart = (store: PageStore, clock: ServerClock, cart: Cart, age = 0): void => {
  const before = store.get(primitives.cart)?.products ?? {};
  const now = clock.now();
  store.set(primitives.products, withAddOns(store.get(primitives.products), cart));
  moveStock(store, before, cart.products);
  store.set(primitives.serverNow, now);
  store.set(primitives.cartDeadline, deadlineOf(cart, now - age));
  store.set(primitives.cart, cart);
  store.set(unreadCartIdAtom, null);
};

/** Removes the cart and its state from the page. Its quantities return to the stock on the page [CNT-02]. */
export const forgetCart = (store: PageStore): void => {
  const before = store.get(primitives.cart)?.products ?? {};
  moveStock(store, before, {});
  store.set(primitives.cart, null);
  store.set(unreadCartIdAtom, null);
  store.set(primitives.cartDeadline, null);
  store.set(primitives.pendingQuantities, {});
  store.set(primitives.itemStates, {});
  store.set(showRunningAtom, []);
  forgetChoices(store);
};

/** Forgets unanswered choices and the attempt to check out, because both belong to the former cart. */
export const forgetChoices = (store: PageStore): void => {
  store.set(primitives.pendingChoices, {});
  store.set(primitives.hasTriedCheckout, false);
};

/** The shop's products, with the products of the hotel add-ons that a cart contains, so that lines, counts and sums include them [ADD-02]. */
export const withAddOns = (products: Product[], cart: Pick<Cart, 'addOns'> | null): Product[] => {
  const added = (cart?.addOns ?? []).filter(({ product }) => products.every(({ id }) => id !== product.id));
  return added.length === 0 ? products : [...products, ...added.map(({ product }) => product)];
};

type Moved = (id: string) => number;

/** Updates the stock of the shop's products, and of the add-ons of looked-up orders, after a change of the cart [ADD-01]. */
const moveStock = (store: PageStore, before: Quantities, after: Quantities): void => {
  const moved: Moved = (id) => (after[id] ?? 0) - (before[id] ?? 0);
  store.set(primitives.products, stockAfter(store.get(primitives.products), moved));
  const shared = sharedStocks(store.get(primitives.orderLookup));
  const movedTogether: Moved = (id) => (shared.get(id) ?? [id]).reduce((sum, key) => sum + moved(key), 0);
  store.set(primitives.addOnProducts, stockAfter(store.get(primitives.addOnProducts), movedTogether));
};

/**
 * Maps the key of each add-on to the keys that share its stock: all its options, for every looked-up order [ADD-01].
 */
const sharedStocks = (lookup: OrderLookup | null): Map<string, readonly string[]> => {
  const byExtra = new Map<string, string[]>();
  for (const { reference, extras } of lookup?.upsell.hospitality.add_on ?? [])
    for (const addOn of extras)
      byExtra.set(addOn.extraId, [...(byExtra.get(addOn.extraId) ?? []), ...addOnKeysOf(reference, addOn)]);
  return new Map([...byExtra.values()].flatMap((keys) => keys.map((key) => [key, keys])));
};

/** Products whose stock is adjusted for a change of the cart, because a quantity in the cart is no longer in stock. */
const stockAfter = (products: Product[], moved: Moved): Product[] => {
  if (products.every(({ id, stock }) => stock === null || moved(id) === 0)) return products;
  return products.map((product) => {
    const change = moved(product.id);
    // Returns the same object for an unchanged product, so that its card is not rendered again.
    if (product.stock === null || change === 0) return product;
    return { ...product, stock: Math.max(0, product.stock - change) };
  });
};

type RunningState = Exclude<(typeof shopUpdateStates)[number], ''>;

/** The writes that show no quantity and wait for an answer. */
const runningAtom = atom<readonly { state: RunningState }[]>([]);

const showRunningAtom = atom(null, (_get, set, running: readonly { state: RunningState }[]) => {
  set(runningAtom, running);
  const { state = '' } = running.find((write) => write.state !== 'updating') ?? running[0] ?? {};
  set(primitives.shopUpdateState, state);
});

/**
 * Marks a write that shows no quantity as running, until the returned function is called. The shop is updating until the last write has
 * ended; the removal of a stay takes precedence over other states [CNT-05].
 */
export const markUpdate = (store: PageStore, state: RunningState = 'updating'): (() => void) => {
  const write = { state };
  store.set(showRunningAtom, [...store.get(runningAtom), write]);
  return () =>
    store.set(
      showRunningAtom,
      store.get(runningAtom).filter((other) => other !== write),
    );
};
