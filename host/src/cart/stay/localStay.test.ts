import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import { roomOptionSchema } from '@festival/shared-contracts/travel/roomOption';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { fakeShopApi } from '../../../testing/fakeShopApi.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { travelCommands } from '../../commands/travelCommands.ts';
import { loadCartWriterMaker } from '../loadCartWriterMaker.ts';

const packages = { mappedType: 'packages' } as const;
const products = [
  productFor({ id: 'double', name: 'Dune', price: 34200, type: 'hotel', stock: 10, maxQuantity: 50, ...packages }),
  productFor({ id: 'breakfast', price: 5800, type: 'travel', stock: 9, ...packages }),
  productFor({ id: 'parking', price: 6000, type: 'travel', stock: 0, ...packages }),
  productFor({ id: 'entrance', price: 0, categories: { en: 'TRAVEL TICKETS', nl: '' } }),
];
const preRegistration = configFor({ preregistration: true, apiTravelId: 'stays', orderServiceFeeWishlist: 250 });

const choiceFor = (persons: number, stock: number | null = 10) => ({
  travelPackage: travelPackageSchema.parse({
    id: 'dune',
    name: 'Dune',
    slug: 'dune',
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
    totalPrice: 342,
  }),
  room: roomOptionSchema.parse({
    id: `double~${persons}`,
    title: 'Double',
    subtotal: 342 * Math.ceil(persons / 2),
    roomId: 'double',
    rooms: Math.ceil(persons / 2),
    stock,
  }),
  persons,
});

const session = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const start = async (kept = new Map<string, string>(), config = preRegistration) => {
  Object.assign(globalThis, { sessionStorage: session(kept) });
  const store = createPageStore(pageFor({ config, products, cart: null, serverNow: 1_000_000 }), '/zomer');
  const api = fakeShopApi();
  const deps = {
    store,
    http: api.http,
    clock: { now: () => 1_000_000 },
    openModal: jest.fn(async () => 'confirm' as const),
    report: jest.fn(),
    notifyTabs: jest.fn(),
    search: () => '',
    leave: () => {},
    generalText: () => 'Try again.',
  };
  const writer = (await loadCartWriterMaker(config))(deps);
  writer.start();
  const travel = travelCommands({ ...deps, writer });
  return {
    ...deps,
    api,
    writer,
    travel,
    kept,
    held: () => store.get(quantitiesAtom),
    stay: () => store.get(travelCartAtom),
  };
};

afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

test('in pre-registration a chosen stay is kept in the wishlist’s travelCart with its tickets, at the same prices, without a request [TRV-08]', async () => {
  const { travel, held, stay, store, api } = await start();
  await travel.chooseStay(choiceFor(4));
  await travel.setExtra('breakfast', 2);
  const quantities = { double: 2, breakfast: 2, entrance: 4 };
  expect(held()).toEqual(quantities);
  expect(stay()).toMatchObject({
    packageId: 'dune',
    occupation: 4,
    packageOption: { id: 'double~4', subtotal: 68400 },
    extras: [{ extraId: 'breakfast', amount: 2, subtotal: 11600 }],
    totalPrice: 80000,
  });
  expect(store.get(totalsAtom)).toEqual(cartTotals({ quantities, products, orderFee: 250 }));
  expect(store.get(primitives.cartHasUnsavedChanges)).toBe(true);
  expect(api.names()).toEqual([]);
});

test('the number of tickets follows the persons of a local stay until the shopper sets another number [TRV-03, TRV-08]', async () => {
  const { travel, held, writer } = await start();
  await travel.chooseStay(choiceFor(2));
  await travel.chooseStay(choiceFor(4));
  expect(held()).toEqual({ double: 2, entrance: 4 });
  await writer.setQuantity('entrance', 1);
  await travel.chooseStay(choiceFor(6));
  expect(held()).toEqual({ double: 3, entrance: 1 });
});

test('removing the stay asks first (6001), then clears the travel cart and the room, and sets the travel tickets to 0 [TRV-04]', async () => {
  const { travel, held, stay, openModal } = await start();
  await travel.chooseStay(choiceFor(4));
  await travel.setExtra('breakfast', 1);
  openModal.mockResolvedValueOnce('cancel' as never);
  expect(await travel.removeStay()).toMatchObject({ ok: false });
  expect(held()).toMatchObject({ double: 2 });
  await travel.removeStay();
  expect(openModal.mock.calls).toEqual([
    [6001, { values: { name: 'Dune' } }],
    [6001, { values: { name: 'Dune' } }],
  ]);
  expect([held(), stay()]).toEqual([{}, null]);
});

test('in a preview of a sale, 8003 explains what happens to the tickets when the stay is removed [TRV-04, BRD-04]', async () => {
  const { travel, openModal } = await start(new Map(), configFor({ previewMode: true, apiTravelId: 'stays' }));
  await travel.chooseStay(choiceFor(4));
  await travel.removeStay();
  expect(openModal.mock.calls).toEqual([[6001, { values: { name: 'Dune' } }], [8003]]);
});

test('a reload of the tab restores the stay with the same prices [TRV-08]', async () => {
  const first = await start();
  await first.travel.chooseStay(choiceFor(4));
  await first.travel.setExtra('breakfast', 2);
  const again = await start(first.kept);
  expect(again.stay()).toEqual(first.stay());
  expect(again.held()).toEqual(first.held());
});

test('a room or an extra that is sold out is refused with its message, and nothing changes [TRV-06]', async () => {
  const { travel, held, openModal } = await start();
  expect(await travel.chooseStay(choiceFor(2, 0))).toMatchObject({ ok: false, error: { code: 'travel.no_stock' } });
  expect(openModal).toHaveBeenLastCalledWith(8000, expect.objectContaining({ refusal: expect.anything() }));
  await travel.chooseStay(choiceFor(2));
  expect(await travel.setExtra('parking', 1)).toMatchObject({ ok: false });
  expect(openModal).toHaveBeenLastCalledWith(5000, expect.anything());
  expect(held()).toEqual({ double: 1, entrance: 2 });
});
