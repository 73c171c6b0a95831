import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom, travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import { type User, userSchema } from '@festival/shared-contracts/user/user';
import { localCartTimeout } from '@festival/shared-contracts/wishlist/wishlist';
import { fakeShopApi, settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { loadCartWriterMaker } from './loadCartWriterMaker.ts';

const products = [
  productFor({ id: 'weekend', price: 14500, serviceCosts: 450, stock: 10, maxQuantity: 6 }),
  productFor({ id: 'camping', price: 3900, meta: { calculateTouristTax: true, touristTaxAmount: 150 } }),
  productFor({ id: 'bus', price: 2500, mappedType: 'transportation', type: 'transportation' }),
  productFor({ id: 'map', price: 0, mappedType: 'extras', type: 'extras' }),
  productFor({ id: 'gone', price: 100, soldOut: true }),
];
const config = configFor({
  preregistration: true,
  maxTicketAmount: 4,
  orderServiceFee: 500,
  orderServiceFeeWishlist: 250,
});

const sessionOf = (stored = new Map<string, string>()) => ({
  kept: stored,
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

const startTab = async (session: object = sessionOf(), now = 1_000_000, user: User | null = null) => {
  Object.assign(globalThis, { sessionStorage: session });
  const store = createPageStore(pageFor({ config, products, cart: null, serverNow: now, user }), '/zomer');
  const api = fakeShopApi();
  const deps = {
    store,
    http: api.http,
    clock: { now: () => now },
    openModal: jest.fn(async () => 'confirm' as const),
    report: jest.fn(),
    notifyTabs: jest.fn(),
    search: () => '',
    leave: () => {},
    generalText: () => 'Try again.',
  };
  const writer = (await loadCartWriterMaker(config))(deps);
  writer.start();
  const isUnsaved = () => store.get(primitives.cartHasUnsavedChanges);
  return { ...deps, api, writer, isUnsaved, shown: () => store.get(quantitiesAtom) };
};

afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

test('in pre-registration the browser computes quantities and totals without a request, by the contracts’ rules and the wishlist’s fee; the cart lasts 2200 s, and a changed total is unsaved [WSH-01, BSK-09]', async () => {
  const { api, store, writer, shown, isUnsaved } = await startTab();
  await writer.setQuantity('weekend', 2);
  await writer.setQuantity('camping', 2);
  await writer.setQuantity('bus', 1);
  const quantities = { weekend: 2, camping: 2, bus: 1 };
  expect(shown()).toEqual(quantities);
  expect(store.get(totalsAtom)).toEqual(cartTotals({ quantities, products, orderFee: 250 }));
  expect(store.get(totalsAtom)).toMatchObject({ orderFee: 450, shipping: 0, touristTax: 300, total: 40050 });
  expect(store.get(primitives.cart)).toMatchObject({ timeout: localCartTimeout, checkoutAllowed: false });
  expect(store.get(primitives.cartDeadline)).toBe(1_000_000 + 2_200_000);
  expect(isUnsaved()).toBe(true);
  writer.refetch();
  await settled();
  expect(api.calls).toEqual([]);
});

test('a change that keeps the total, or comes from the saved wishlist, counts as saved [WSH-01]', async () => {
  const { writer, isUnsaved, shown } = await startTab();
  await writer.setQuantity('weekend', 2, { updatesWishlist: false });
  await writer.setQuantity('map', 1);
  expect(shown()).toEqual({ weekend: 2, map: 1 });
  expect(isUnsaved()).toBe(false);
  await writer.setQuantity('weekend', 1);
  expect(isUnsaved()).toBe(true);
});

test('a linked wishlist is shown at once and in full, including sold-out products, and counts as saved [WSH-01, WSH-03]', async () => {
  const { writer, isUnsaved, openModal, shown } = await startTab();
  writer.setTogether?.({ weekend: 6, gone: 1 }, { updatesWishlist: false });
  expect(shown()).toEqual({ weekend: 6, gone: 1 });
  expect([isUnsaved(), openModal.mock.calls]).toEqual([false, []]);
  writer.setTogether?.({ weekend: 2 });
  expect(isUnsaved()).toBe(true);
});

test('a new quantity is shown as added, and a removed product has no state', async () => {
  const { store, writer, shown } = await startTab();
  await writer.setQuantity('weekend', 1);
  expect(store.get(primitives.itemStates)).toEqual({ weekend: { status: 'added' } });
  await writer.setQuantity('weekend', 0);
  expect(store.get(primitives.itemStates)).toEqual({});
  expect(shown()).toEqual({});
});

test.each([
  ['weekend', 5, 'validation.product.maximum', 5004],
  ['camping', 11, 'validation.product.maximum', 5004],
  ['gone', 1, 'product.sold_out', 5000],
  ['unknown', 1, 'product.not_found', 5001],
])('%s %i times is refused by the server’s rules, with a modal', async (id, quantity, code, modal) => {
  const { writer, openModal, shown, isUnsaved, store } = await startTab();
  expect(await writer.setQuantity(id, quantity)).toMatchObject({ ok: false, error: { code } });
  expect(openModal).toHaveBeenCalledWith(modal, expect.anything());
  expect(store.get(primitives.itemStates)[id]?.status).toBe('error');
  expect([shown(), isUnsaved()]).toEqual([{}, false]);
});

test('a quantity above the stock is refused', async () => {
  const { store, writer } = await startTab();
  store.set(
    primitives.products,
    products.map((product) => ({ ...product, stock: product.id === 'weekend' ? 3 : null })),
  );
  expect(await writer.setQuantity('weekend', 3)).toMatchObject({ ok: true });
  expect(await writer.setQuantity('weekend', 4)).toMatchObject({ ok: false, error: { code: 'product.sold_out' } });
});

test('a reload of the tab restores the cart with its remaining time, and an expired cart is not restored', async () => {
  const session = sessionOf();
  const first = await startTab(session);
  await first.writer.setQuantity('weekend', 2);
  const again = await startTab(session, 1_000_000 + 200_000);
  expect(again.shown()).toEqual({ weekend: 2 });
  expect(again.store.get(primitives.cart)?.id).toBe(first.store.get(primitives.cart)?.id);
  expect(again.store.get(primitives.cartDeadline)).toBe(1_000_000 + 2_200_000);
  expect(again.isUnsaved()).toBe(true);
  const late = await startTab(session, 1_000_000 + 2_200_000);
  expect(late.shown()).toEqual({});
  expect(session.kept.size).toBe(0);
});

const withWishlist = (quantities: Record<string, number>) =>
  userSchema.parse({ id: 'noor', profile: {}, wishlist: { products: quantities } });

test('another device starts with the account’s saved wishlist, and has no unsaved changes [WSH-02]', async () => {
  const { shown, isUnsaved, store, api } = await startTab(sessionOf(), 1_000_000, withWishlist({ weekend: 3 }));
  expect([shown(), isUnsaved(), api.calls]).toEqual([{ weekend: 3 }, false, []]);
  expect(store.get(primitives.cart)?.timeout).toBe(localCartTimeout);
});

test('unsaved changes of a tab take precedence over the saved wishlist; once they are saved, the saved wishlist takes precedence [WSH-02]', async () => {
  const session = sessionOf();
  const first = await startTab(session);
  await first.writer.setQuantity('weekend', 2);
  const again = await startTab(session, 1_000_000, withWishlist({ weekend: 3 }));
  expect([again.shown(), again.isUnsaved()]).toEqual([{ weekend: 2 }, true]);
  again.store.set(primitives.cartHasUnsavedChanges, false);
  const later = await startTab(session, 1_000_000, withWishlist({ weekend: 3 }));
  expect([later.shown(), later.isUnsaved()]).toEqual([{ weekend: 3 }, false]);
  const emptied = await startTab(session, 1_000_000, withWishlist({}));
  expect([emptied.shown(), emptied.isUnsaved()]).toEqual([{}, false]);
});

test('if the browser refuses storage, or the stored data is unreadable, the page still has a cart', async () => {
  const refused = await startTab({
    getItem: () => {
      throw new Error('refused');
    },
  });
  await refused.writer.setQuantity('weekend', 1);
  expect(refused.shown()).toEqual({ weekend: 1 });
  expect(refused.report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'cart.notStored' }));
  for (const odd of ['{', '{"id":7}', '[]']) {
    expect((await startTab(sessionOf(new Map([['cart-zomer', odd]])))).shown()).toEqual({});
  }
});

test('forgetting removes the cart from the page and the tab’s storage, and notifies the other tabs', async () => {
  const session = sessionOf();
  const { writer, shown, store, notifyTabs, isUnsaved } = await startTab(session);
  await writer.setQuantity('weekend', 1);
  const cartId = store.get(primitives.cart)?.id;
  writer.forget();
  expect([shown(), isUnsaved(), session.kept.size]).toEqual([{}, false, 0]);
  expect(notifyTabs).toHaveBeenLastCalledWith({ kind: 'forgotten', cartId });
});

/** Two tabs that receive each other's messages. */
const twoTabs = async (user: User | null, session = sessionOf()) => {
  const one = await startTab(session, 1_000_000, user);
  const other = await startTab(sessionOf(), 1_000_500, user);
  Object.assign(globalThis, { sessionStorage: session });
  one.notifyTabs.mockImplementation(other.writer.follow);
  other.notifyTabs.mockImplementation(one.writer.follow);
  return [one, other] as const;
};

test('the tabs of an account share one wishlist: its quantities, its stay, and whether it is saved [CNT-08, WSH-02]', async () => {
  const [one, other] = await twoTabs(withWishlist({ weekend: 1 }));
  await one.writer.setQuantity('weekend', 2);
  expect([other.shown(), other.isUnsaved()]).toEqual([{ weekend: 2 }, true]);
  await other.writer.setQuantity('bus', 1);
  expect([one.shown(), one.isUnsaved()]).toEqual([{ weekend: 2, bus: 1 }, true]);
  one.store.set(primitives.user, withWishlist({ weekend: 2, bus: 1 }));
  one.store.set(primitives.cartHasUnsavedChanges, false);
  expect(other.isUnsaved()).toBe(false);
  expect(other.store.get(primitives.user)?.wishlist?.products).toEqual({ weekend: 2, bus: 1 });
  const travelCart = travelCartSchema.parse({
    id: 's',
    packageOption: { id: 'o', title: 'Tent', subtotal: 39, roomId: 'camping' },
  });
  one.store.set(travelCartPrimitive, travelCart);
  one.writer.setTogether?.({ camping: 1 });
  expect(other.store.get(travelCartAtom)).toEqual(travelCart);
});

test('a new tab shows the unsaved changes of another tab [CNT-08, WSH-02]', async () => {
  const [one] = await twoTabs(withWishlist({ weekend: 1 }));
  await one.writer.setQuantity('weekend', 2);
  const late = await startTab(sessionOf(), 1_001_000, withWishlist({ weekend: 1 }));
  one.notifyTabs.mockImplementation(late.writer.follow);
  expect(late.notifyTabs.mock.calls).toEqual([[{ kind: 'changed', cartId: one.store.get(primitives.cart)?.id }]]);
  one.writer.follow(late.notifyTabs.mock.calls[0]?.[0]);
  expect([late.shown(), late.isUnsaved()]).toEqual([{ weekend: 2 }, true]);
});

test('unsaved changes of an account are not shown to the next account in the same tab; a guest’s choices stay after a login [WSH-02]', async () => {
  const session = sessionOf();
  const first = await startTab(session, 1_000_000, withWishlist({}));
  await first.writer.setQuantity('weekend', 2);
  const sam = { ...withWishlist({}), id: 'sam', wishlist: null };
  expect((await startTab(session, 1_000_000, sam)).shown()).toEqual({});
  const guest = await startTab(session);
  expect(guest.shown()).toEqual({});
  await guest.writer.setQuantity('bus', 1);
  const known = await startTab(session, 1_000_000, sam);
  expect([known.shown(), known.isUnsaved()]).toEqual([{ bus: 1 }, true]);
});

test('when the cart’s time is over, the page starts again with the saved wishlist, so that the next save does not empty it [WSH-02, CNT-02]', async () => {
  const [one, other] = await twoTabs(withWishlist({ weekend: 1 }));
  await one.writer.setQuantity('bus', 1);
  one.writer.forget();
  for (const tab of [one, other]) expect([tab.shown(), tab.isUnsaved()]).toEqual([{ weekend: 1 }, false]);
});

test('two tabs with one cart show the same content; a tab with another cart keeps its own', async () => {
  const one = await startTab();
  const other = await startTab();
  one.notifyTabs.mockImplementation(other.writer.follow);
  await one.writer.setQuantity('weekend', 2);
  expect(other.shown()).toEqual({ weekend: 2 });
  one.writer.forget();
  expect(other.shown()).toEqual({});
  const third = await startTab(undefined, 2_000_000);
  await third.writer.setQuantity('bus', 1);
  one.notifyTabs.mockImplementation(third.writer.follow);
  await one.writer.setQuantity('weekend', 1);
  expect(third.shown()).toEqual({ bus: 1 });
});

test('a call that needs a cart on the server is refused; other calls run in order', async () => {
  const { writer } = await startTab();
  const call = jest.fn();
  expect(await writer.change(call)).toMatchObject({ ok: false, error: { code: 'cart.not_on_server' } });
  expect(call).not.toHaveBeenCalled();
  expect(await writer.inOrder(async () => ({ ok: true, value: 7 }))).toMatchObject({ value: 7 });
});
