import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { itemStatesAtom, quantitiesAtom, shopUpdateStateAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom, travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { roomOptionSchema } from '@festival/shared-contracts/travel/roomOption';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { settled } from '../../testing/fakeShopApi.ts';
import { startServerCart } from '../../testing/startServerCart.ts';
import { useFakeTimers } from '../../testing/useFakeTimers.ts';
import { wireCart } from '../../testing/wireCart.ts';
import { travelCommands } from './travelCommands.ts';

beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

const packages = { mappedType: 'packages' } as const;
const products = [
  productFor({ id: 'double', name: 'Dune, double room', price: 34200, type: 'hotel', ...packages }),
  productFor({ id: 'breakfast', price: 5800, type: 'travel', ...packages }),
  productFor({ id: 'entrance', price: 0, categories: { en: 'TRAVEL TICKETS', nl: '' } }),
  productFor({ id: 'weekend', price: 14500 }),
];

const start = (held: Quantities | null = { double: 2, entrance: 4 }) => {
  const shop = startServerCart(held, { products, config: configFor({ apiTravelId: 'stays' }) });
  const travel = travelCommands({ ...shop, http: shop.api.http });
  return { ...shop, travel, read: () => shop.store.get(travelCartAtom) };
};

const choice = {
  travelPackage: travelPackageSchema.parse({
    id: 'dune',
    name: 'Dune',
    slug: 'dune',
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
    totalPrice: 342,
  }),
  room: roomOptionSchema.parse({ id: 'double~4', title: '2 × Double', subtotal: 684, roomId: 'double', rooms: 2 }),
  persons: 4,
};

const wireStay = {
  id: 'h1',
  packageId: 'dune',
  name: 'Dune',
  occupation: 4,
  startOfStayDate: '2027-07-08',
  endOfStayDate: '2027-07-12',
  packageOption: { id: 'double~4', title: '2 × Double', subtotal: 684, roomId: 'double', rooms: 2 },
  totalPrice: 684,
};
const stay = travelCartSchema.parse(wireStay);
const hotel = '/shopping/carts/cart-1/products/hotel/stays';
const cartWith = (quantities: Quantities) => ({ data: wireCart(cartFor(quantities, products)) });
const refusal = (code: string) => ({ error: { code, message: code } });

test('a chosen room is put into the cart by the hotel’s call; then the cart is read, and the page has the stay [TRV-03]', async () => {
  const { api, travel, store, read } = start({});
  const chosen = travel.chooseStay(choice);
  await settled();
  expect(api.last()).toMatchObject({ name: `PUT ${hotel}`, body: { productId: 'double~4' } });
  expect(store.get(shopUpdateStateAtom)).toBe('updating');
  await api.last().answer({ data: wireStay });
  expect(api.last().name).toBe('GET /shopping/carts/cart-1');
  await api.last().answer(cartWith({ double: 2, entrance: 4 }));
  expect(await chosen).toMatchObject({ ok: true });
  expect(store.get(quantitiesAtom)).toEqual({ double: 2, entrance: 4 });
  expect(read()).toMatchObject({ packageId: 'dune', occupation: 4, packageOption: { subtotal: 68400 } });
  expect(store.get(shopUpdateStateAtom)).toBe('');
});

test('if there is no cart, one is opened for the stay [TRV-03]', async () => {
  const { api, travel } = start(null);
  void travel.chooseStay(choice);
  await settled();
  expect(api.names()).toEqual(['POST /shopping/carts']);
});

test('if a room has just sold out, our text explains it, and the former stay is kept [TRV-06]', async () => {
  const { api, travel, openModal, store, read } = start();
  store.set(travelCartPrimitive, stay);
  const chosen = travel.chooseStay(choice);
  await settled();
  const sentence = 'There is no stock for one of the rooms you want to book';
  await api.last().answer({ error: { code: 'travel.no_stock', message: sentence } }, 409);
  expect(await chosen).toMatchObject({ ok: false, error: { code: 'travel.no_stock' } });
  expect(openModal).toHaveBeenCalledWith(8000, {
    refusal: { code: 'travel.no_stock', message: sentence },
    values: undefined,
  });
  expect(read()).toEqual(stay);
  expect(store.get(shopUpdateStateAtom)).toBe('');
});

test('a change of the number of persons chooses the same room for that number; a room that is too small is refused [TRV-03]', async () => {
  const { api, travel, store, openModal } = start();
  store.set(travelCartPrimitive, stay);
  const changed = travel.setPersons(5);
  await settled();
  expect(api.last()).toMatchObject({
    name: 'GET /travel/stays/en/packages/dune/options',
    query: { persons: 5, startOfStay: '2027-07-08', endOfStay: '2027-07-12' },
  });
  await api
    .last()
    .answer({ data: [{ id: 'double~5', title: '3 × Double', subtotal: 1026, roomId: 'double', rooms: 3 }] });
  expect(api.last()).toMatchObject({ name: `PUT ${hotel}`, body: { productId: 'double~5' } });
  await api.last().answer({ data: { ...wireStay, occupation: 5 } });
  await api.last().answer(cartWith({ double: 3, entrance: 5 }));
  expect(await changed).toMatchObject({ ok: true });

  const refused = travel.setPersons(40);
  await settled();
  await api.last().answer({ data: [] });
  expect(await refused).toMatchObject({ ok: false, error: { code: 'travel.option_not_found' } });
  expect(openModal).toHaveBeenLastCalledWith(8000, expect.objectContaining({ refusal: expect.anything() }));
});

test('after an answer that breaks the contract, the shop is idle again, and the failure is explained and reported to operators [CNT-05, ERR-04]', async () => {
  const { api, travel, store, openModal, report } = start();
  store.set(travelCartPrimitive, stay);
  const changed = travel.setPersons(5);
  await settled();
  expect(store.get(shopUpdateStateAtom)).toBe('updating');
  await api.last().answer({ data: 'rooms' });
  expect(await changed).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  expect(store.get(shopUpdateStateAtom)).toBe('');
  expect(openModal).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'travel.failed', requestId: 'r1' }));
});

test('an extra is shown at once, is set by a separate call, and is deleted at 0 [TRV-03, BYD-05]', async () => {
  const { api, travel, store } = start();
  const added = travel.setExtra('breakfast', 2);
  expect(store.get(quantitiesAtom)).toMatchObject({ breakfast: 2 });
  await settled();
  expect(api.last()).toMatchObject({ name: `POST ${hotel}/extras`, body: { extraId: 'breakfast', amount: 2 } });
  await api.last().answer({ data: wireStay });
  await api.last().answer(cartWith({ double: 2, entrance: 4, breakfast: 2 }));
  await added;
  expect(store.get(itemStatesAtom)).toEqual({ breakfast: { status: 'added' } });
  void travel.setExtra('breakfast', 0);
  await settled();
  expect(api.last()).toMatchObject({ name: `DELETE ${hotel}/extras`, query: { extraId: 'breakfast' } });
});

test('of several presses during the write of an extra, the last one decides the quantity [TIX-12, BYD-05]', async () => {
  const { api, travel, store } = start();
  const first = travel.setExtra('breakfast', 1);
  const second = travel.setExtra('breakfast', 2);
  await settled();
  await api.last().answer({ data: wireStay });
  await api.last().answer(cartWith({ double: 2, entrance: 4, breakfast: 1 }));
  await first;
  expect(store.get(quantitiesAtom)).toMatchObject({ breakfast: 2 });
  expect(store.get(itemStatesAtom)).toEqual({ breakfast: { status: 'updating' } });
  expect(store.get(shopUpdateStateAtom)).toBe('updating');
  await settled();
  expect(api.last()).toMatchObject({ name: `POST ${hotel}/extras`, body: { extraId: 'breakfast', amount: 2 } });
  await api.last().answer({ data: wireStay });
  await api.last().answer(cartWith({ double: 2, entrance: 4, breakfast: 2 }));
  await second;
  expect(store.get(itemStatesAtom)).toEqual({ breakfast: { status: 'added' } });
  expect(store.get(shopUpdateStateAtom)).toBe('');
});

test('after a refusal, an extra shows the quantity in the cart and the reason [CNT-06, TRV-03]', async () => {
  const { api, travel, store, openModal } = start();
  const added = travel.setExtra('breakfast', 2);
  await settled();
  await api.last().answer(refusal('product.sold_out'), 409);
  await added;
  expect(store.get(quantitiesAtom)).toEqual({ double: 2, entrance: 4 });
  expect(store.get(itemStatesAtom).breakfast).toMatchObject({
    status: 'error',
    message: 'product.sold_out',
    isFinal: true,
  });
  expect(openModal).toHaveBeenCalledWith(5000, expect.anything());
});

test('if fewer of an extra or an add-on are left than requested, the shopper can accept the remaining quantity (6008) [BSK-08, TRV-03, ADD-02]', async () => {
  const { api, travel, openModal } = start();
  openModal.mockResolvedValue('confirm');
  const left = { error: { code: 'product.sold_out', message: '', values: { left: 3 } } };
  void travel.setExtra('breakfast', 5);
  await settled();
  await api.last().answer(left, 409);
  expect(openModal).toHaveBeenLastCalledWith(6008, expect.objectContaining({ values: { left: 3 } }));
  expect(api.last()).toMatchObject({ name: `POST ${hotel}/extras`, body: { extraId: 'breakfast', amount: 3 } });
  const other = start({});
  other.openModal.mockResolvedValue('confirm');
  void other.travel.setAddOn({ reference: '100000001', extraId: 'towels', hotelCartId: 'h9', quantity: 5 });
  await settled();
  await other.api.last().answer(left, 409);
  expect(other.api.last()).toMatchObject({ name: `PATCH ${hotel}/add-ons`, body: { quantity: 3, hotelCartId: 'h9' } });
});

test('a page whose cart contains a room reads the stay; a page without a room sends no request [TRV-03]', async () => {
  const { api, travel, read } = start();
  const done = travel.readStay();
  await settled();
  expect(api.last().name).toBe(`GET ${hotel}`);
  await api.last().answer({ data: wireStay });
  await done;
  expect(read()).toMatchObject({ packageId: 'dune' });
  const other = start({ weekend: 1 });
  await other.travel.readStay();
  expect(other.api.names()).toEqual([]);
});

test('a stay is removed once the shopper confirms it (6001); before that, 8003 explains what happens to the tickets in the cart [TRV-04]', async () => {
  const { api, travel, openModal, store, read } = start({ double: 2, entrance: 4, weekend: 1 });
  store.set(travelCartPrimitive, stay);
  openModal.mockResolvedValue('confirm');
  const removed = travel.removeStay();
  await settled();
  expect(openModal.mock.calls).toEqual([[6001, { values: { name: 'Dune, double room' } }], [8003]]);
  expect(api.last().name).toBe(`DELETE ${hotel}`);
  await api.last().answer(cartWith({ weekend: 1 }));
  expect(await removed).toMatchObject({ ok: true });
  expect(read()).toBeNull();
});

test('8003 also opens for the stay’s own tickets, but not without tickets [TRV-04]', async () => {
  const codesFor = async (quantities: Quantities) => {
    const { travel, openModal } = start(quantities);
    openModal.mockResolvedValue('confirm');
    void travel.removeStay();
    await settled();
    return openModal.mock.calls.map((call: unknown[]) => call[0]);
  };
  expect(await codesFor({ double: 2, entrance: 4 })).toEqual([6001, 8003]);
  expect(await codesFor({ double: 2 })).toEqual([6001]);
});

test('a hotel product without a travel cart cannot be removed, and our text explains that [TRV-05]', async () => {
  const { api, travel, openModal } = start();
  openModal.mockResolvedValue('confirm');
  const removed = travel.removeStay();
  await settled();
  await api.last().answer(refusal('travel.cart_not_found'), 404);
  expect(await removed).toMatchObject({ ok: false });
  expect(openModal).toHaveBeenLastCalledWith(8000, expect.objectContaining({ refusal: expect.anything() }));
});

test('an add-on is set by its key and the order’s hotel cart, and is deleted at 0; for the first add-on a cart is opened [ADD-02]', async () => {
  const { api, travel, store } = start({});
  const addOn = { reference: '100000001', extraId: 'towels', hotelCartId: 'h9' };
  const done = travel.setAddOn({ ...addOn, quantity: 2 });
  expect(store.get(quantitiesAtom)).toEqual({ addon_100000001_towels: 2 });
  await settled();
  expect(api.last()).toMatchObject({
    name: `PATCH ${hotel}/add-ons`,
    body: { addonId: 'addon_100000001_towels', quantity: 2, hotelCartId: 'h9' },
  });
  const towels = productFor({ id: 'addon_100000001_towels', name: 'Towel', type: 'traveladdon', price: 995 });
  const cart = cartFor({ addon_100000001_towels: 2 }, [...products, towels]);
  await api.last().answer({
    data: wireCart({ ...cart, addOns: [{ reference: '100000001', packageName: 'Dune', product: towels, texts: {} }] }),
  });
  await done;
  expect(store.get(primitives.products).at(-1)).toMatchObject({ name: 'Towel', price: 995 });
  void travel.setAddOn({ ...addOn, quantity: 0 });
  await settled();
  expect(api.last()).toMatchObject({
    name: `DELETE ${hotel}/add-ons`,
    query: { addonId: 'addon_100000001_towels', hotelCartId: 'h9' },
  });
  expect((await start(null)).api.names()).toEqual([]);
});
