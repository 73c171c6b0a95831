import { cartFor, configFor, productFor } from '@festival/remote-kit/jest/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { fakeShopApi, settled } from '../../jest/fakeShopApi.ts';
import { pageFor } from '../../jest/pageFor.ts';
import { wireCart } from '../../jest/wireCart.ts';
import { createPageStore } from '../page/createPageStore.ts';
import { cartWriter } from './cartWriter.ts';

const products = [
  productFor({ id: 'weekend', price: 14500, stock: 10 }),
  productFor({ id: 'bus', price: 2500, mappedType: 'transportation', type: 'transportation', stock: 50 }),
];
const cart = (quantities: Quantities, values = {}) => cartFor(quantities, products, values);
const wire = (quantities: Quantities, values = {}) => ({ data: wireCart(cart(quantities, values)) });
const writes = 'PUT /shopping/carts/cart-1/products';
const reads = 'GET /shopping/carts/cart-1';

const start = (held: Quantities | null = {}) => {
  const store = createPageStore(pageFor({ config: configFor(), products, cart: held && cart(held) }), '/zomer');
  const api = fakeShopApi();
  const openModal = jest.fn(async (): Promise<'confirm' | 'cancel'> => 'cancel');
  const report = jest.fn();
  const tellTabs = jest.fn();
  const clock = { now: () => 1_000_000 };
  const writer = cartWriter({
    store,
    http: api.http,
    clock,
    openModal,
    report,
    tellTabs,
    generalText: () => 'Try again.',
  });
  const shown = (id: string) => store.get(quantitiesAtom)[id] ?? 0;
  return { store, api, openModal, report, tellTabs, writer, shown };
};

test('what was asked for shows at once and settles on the answer [BYD-05]', async () => {
  const { store, api, writer, shown } = start();
  const done = writer.setQuantity('weekend', 2);
  expect(shown('weekend')).toBe(2);
  expect(store.get(totalsAtom).total).toBe(29000);
  await settled();
  expect(api.last()).toMatchObject({ name: writes, body: { productId: 'weekend', quantity: 2 } });
  await api.last().answer(wire({ weekend: 2 }));
  expect(await done).toMatchObject({ ok: true });
  expect(store.get(primitives.wantedQuantities)).toEqual({});
  expect(shown('weekend')).toBe(2);
});

test('writes go one at a time and in order; the cart is fetched again after them [CNT-04]', async () => {
  const { store, api, writer, shown } = start();
  void writer.setQuantity('weekend', 1);
  void writer.setQuantity('bus', 1);
  await settled();
  expect(api.names()).toEqual([writes]);
  await api.last().answer(wire({ weekend: 1 }));
  expect(api.names()).toEqual([writes, writes]);
  expect(shown('bus')).toBe(1);
  await api.last().answer(wire({ weekend: 1, bus: 1 }));
  expect(api.names()).toEqual([writes, writes, reads]);
  await api.last().answer(wire({ weekend: 1, bus: 1 }));
  expect(store.get(primitives.cart)?.products).toEqual({ weekend: 1, bus: 1 });
});

test('a read that is under way is answered before a write begins, so it can not overwrite it [CNT-04]', async () => {
  const { store, api, writer } = start();
  void writer.refetch();
  await settled();
  void writer.setQuantity('weekend', 3);
  await settled();
  expect(api.names()).toEqual([reads]);
  await api.calls[0]?.answer(wire({}));
  expect(api.names()).toEqual([reads, writes]);
  await api.calls[1]?.answer(wire({ weekend: 3 }));
  expect(store.get(primitives.cart)?.products).toEqual({ weekend: 3 });
});

test('of several quantities asked for while one is under way only the last is sent [BYD-05]', async () => {
  const { api, writer, shown } = start();
  void writer.setQuantity('weekend', 1);
  await settled();
  const second = writer.setQuantity('weekend', 2);
  const third = writer.setQuantity('weekend', 3);
  await api.last().answer(wire({ weekend: 1 }));
  expect(shown('weekend')).toBe(3);
  expect(api.last().body).toEqual({ productId: 'weekend', quantity: 3 });
  await api.last().answer(wire({ weekend: 3 }));
  expect(await Promise.all([second, third])).toEqual([{ ok: true }, { ok: true }].map(expect.objectContaining));
  expect(api.names().filter((name) => name === writes)).toHaveLength(2);
});

test('a press while a write is under way keeps it under way, and a failure that it overtook is not told [BYD-05]', async () => {
  const { store, api, openModal, report, writer, shown } = start();
  const itemState = () => store.get(primitives.itemStates).weekend?.status;
  void writer.setQuantity('weekend', 1);
  await settled();
  void writer.setQuantity('weekend', 2);
  await api.last().lose();
  expect([shown('weekend'), itemState()]).toEqual([2, 'updating']);
  expect(openModal).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledTimes(1);
  await api.last().answer(wire({ weekend: 2 }));
  expect([shown('weekend'), itemState()]).toEqual([2, 'added']);
});

test('trying again after a lost answer sends the same once more, on the page as it is [ERR-02]', async () => {
  const { api, openModal, writer, shown } = start({ weekend: 1 });
  openModal.mockResolvedValueOnce('confirm');
  void writer.setQuantity('weekend', 3);
  await settled();
  await api.last().lose();
  expect(openModal).toHaveBeenCalledTimes(1);
  expect(shown('weekend')).toBe(3);
  await api.calls.findLast(({ name }) => name === reads)?.answer(wire({ weekend: 1 }));
  expect(api.last()).toMatchObject({ name: writes, body: { productId: 'weekend', quantity: 3 } });
  await api.last().answer(wire({ weekend: 3 }));
  expect(shown('weekend')).toBe(3);
});

test('a write that fails leaves the last server state on the screen [CNT-06]', async () => {
  const { store, api, writer, shown } = start({ weekend: 1 });
  const done = writer.setQuantity('weekend', 4);
  await settled();
  await api.last().lose();
  expect(shown('weekend')).toBe(1);
  expect(store.get(totalsAtom).total).toBe(14500);
  expect(await done).toMatchObject({ ok: false, error: { status: 0 } });
  expect(store.get(primitives.itemStates).weekend?.status).toBe('error');
});

test('the update state is set while a write is under way, and empty after success and after failure', async () => {
  const { store, api, writer } = start();
  void writer.setQuantity('weekend', 1);
  expect(store.get(primitives.shopUpdateState)).toBe('updating');
  await settled();
  await api.last().answer(wire({ weekend: 1 }));
  expect(store.get(primitives.shopUpdateState)).toBe('');
  await api.last().answer(wire({ weekend: 1 }));
  void writer.setQuantity('weekend', 2);
  await settled();
  expect(store.get(primitives.shopUpdateState)).toBe('updating');
  await api.last().lose();
  expect(store.get(primitives.shopUpdateState)).toBe('');
});

test('a refusal inside an answer 200 is told by the catalogue: sold out by 5000 [API-12, ERR-06]', async () => {
  const { api, openModal, writer, shown } = start();
  const done = writer.setQuantity('weekend', 2);
  await settled();
  await api.last().answer({ data: { error: { code: 'product.sold_out', message: 'product.sold_out' } } });
  expect(await done).toMatchObject({ ok: false, error: { code: 'product.sold_out' } });
  expect(openModal).toHaveBeenCalledWith(5000, expect.anything());
  expect(shown('weekend')).toBe(0);
  expect(api.names()).toContain('GET /shopping/products');
});

test('a server’s message goes into 8000, silence into the general text with the cart’s id [ERR-02]', async () => {
  const { api, openModal, writer } = start();
  void writer.setQuantity('weekend', 2);
  await settled();
  await api.last().answer({ error: { code: 'validation.product.minimum', message: 'From 4.' } }, 422);
  expect(openModal).toHaveBeenLastCalledWith(8000, { message: 'From 4.', values: undefined });
  await api.last().answer(wire({}));
  void writer.setQuantity('weekend', 3);
  await settled();
  await api.last().lose();
  expect(openModal).toHaveBeenLastCalledWith(6011, { message: 'Try again.', values: { cartId: 'cart-1' } });
});

test('the first thing chosen opens a cart, and its time starts the countdown [CNT-01]', async () => {
  const { store, api, writer } = start(null);
  void writer.setQuantity('weekend', 1);
  await settled();
  expect(api.last().name).toBe('POST /shopping/carts');
  await api.last().answer(wire({}), 201);
  expect(api.last().name).toBe(writes);
  await api.last().answer(wire({ weekend: 1 }, { timeout: 600 }));
  expect(store.get(primitives.cartDeadline)).toBe(1_600_000);
});

test('what the cart takes is no longer left to sell', async () => {
  const { store, api, writer } = start();
  const left = () => store.get(primitives.products).find(({ id }) => id === 'weekend')?.stock;
  void writer.setQuantity('weekend', 4);
  await settled();
  await api.last().answer(wire({ weekend: 4 }));
  expect(left()).toBe(6);
  writer.forget();
  expect(left()).toBe(10);
});

test('an empty cart that has ended is replaced without a word', async () => {
  const { api, openModal, writer } = start();
  const done = writer.setQuantity('weekend', 1);
  await settled();
  await api.last().answer({ error: { code: 'cart.expired', message: 'Over.' } }, 410);
  expect(api.last().name).toBe('POST /shopping/carts');
  await api.last().answer(wire({}, { id: 'cart-2' }), 201);
  expect(api.last().name).toBe('PUT /shopping/carts/cart-2/products');
  await api.last().answer(wire({ weekend: 1 }, { id: 'cart-2' }));
  expect(await done).toMatchObject({ ok: true });
  expect(openModal).not.toHaveBeenCalled();
});

test('a full cart that has ended has its time up here as well [CNT-02]', async () => {
  const { store, api, writer } = start({ weekend: 1 });
  void writer.setQuantity('weekend', 2);
  await settled();
  await api.last().answer({ data: { error: { code: 'cart.expired', message: 'Over.' } } });
  expect(store.get(primitives.cartDeadline)).toBe(store.get(primitives.serverNow));
});

test('an answer about a cart that was forgotten meanwhile is dropped [CNT-04]', async () => {
  const { store, api, writer } = start({ weekend: 1 });
  void writer.setQuantity('weekend', 2);
  await settled();
  writer.forget();
  await api.last().answer(wire({ weekend: 2 }));
  expect(store.get(primitives.cart)).toBeNull();
});

test('an answer outside the contract is a failure that operators hear of, with the state put back [CNT-06]', async () => {
  const { store, api, report, writer, shown } = start();
  const done = writer.setQuantity('weekend', 2);
  await settled();
  await api.last().answer({ data: { id: 7 } });
  expect(await done).toMatchObject({ ok: false });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'cart.failed' }));
  expect(shown('weekend')).toBe(0);
  expect(store.get(primitives.shopUpdateState)).toBe('');
});

test('another tab’s cart is taken over from the server, and forgotten with it', async () => {
  const { store, api, tellTabs, writer } = start(null);
  const followed = writer.follow('cart-1');
  await settled();
  expect(api.last().name).toBe(reads);
  await api.last().answer(wire({ weekend: 2 }));
  await followed;
  expect(store.get(primitives.cart)?.products).toEqual({ weekend: 2 });
  expect(tellTabs).not.toHaveBeenCalled();
  await writer.follow(null);
  expect(store.get(primitives.cart)).toBeNull();
});
