import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { formerPricesAtom } from '@festival/shared-contracts/state/shopState';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { announcePrices } from './announcePrices.ts';

const offer = (weekend: number, locker = 2000) => [
  productFor({ id: 'weekend', name: 'Weekend', price: weekend }),
  productFor({ id: 'locker ONE SIZE', name: 'Kluisje', price: locker, mappedType: 'extras', type: 'extras' }),
];
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => kept.clear());

const open = (products = offer(14500), cart = cartFor({ weekend: 1 }, products)) => {
  const store = createPageStore(pageFor({ products, cart }), '/zomer/tickets');
  const showToast = jest.fn();
  const text = (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`;
  announcePrices({ store, storage, overlays: { showToast }, text });
  return { store, showToast, told: () => showToast.mock.calls.map(([toast]) => [toast.title, toast.text]) };
};

test('a price that changes while the product is in the cart is announced once, with both prices, and remains marked [BYD-03]', () => {
  const { store, told } = open();
  expect(store.get(formerPricesAtom)).toEqual({});
  store.set(primitives.products, offer(15500, 2500));
  expect(told()).toEqual([['Weekend', expect.stringMatching(/^price\.changed €\s155,00 €\s145,00$/)]]);
  expect(store.get(formerPricesAtom)).toEqual({ weekend: 14500 });
  store.set(primitives.products, offer(15500));
  expect(told()).toHaveLength(1);
});

test('after a reload, or on the next page, the price at which a product was chosen is still known, even with other data in the storage', () => {
  open(offer(14500), cartFor({ weekend: 1, 'locker ONE SIZE': 1 }, offer(14500)));
  const { store, told } = open(offer(15500));
  expect(told()).toHaveLength(1);
  expect(store.get(formerPricesAtom)).toEqual({ weekend: 14500 });
});

test('stored data of another version is ignored, and so is unreadable data', () => {
  for (const stored of ['{', '"prices"', '{"cart":"cart-1"}']) {
    kept.set('prices', stored);
    expect(open().told()).toEqual([]);
  }
});

test('a product that returns to its price, is removed, or is in another cart is not announced', () => {
  const { store } = open();
  store.set(primitives.products, offer(15500));
  store.set(primitives.products, offer(14500));
  expect(store.get(formerPricesAtom)).toEqual({});
  store.set(primitives.products, offer(15500));
  store.set(primitives.cart, cartFor({}, offer(15500)));
  expect(store.get(formerPricesAtom)).toEqual({});
  const other = { ...cartFor({ weekend: 1 }, offer(16500)), id: crypto.randomUUID() };
  expect(open(offer(16500), other).told()).toEqual([]);
});
