import type { Cart } from '@festival/shared-contracts/cart/cart';
import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai/vanilla';
import { watchProduct } from './watchProduct.ts';

const productFor = (id: string, type: string) =>
  productSchema.parse({ id, name: id, type, mappedType: type, price: 10, priceExcludingServiceCosts: 10 });
const all = [
  ...['cap', 'scarf', 'mug'].map((id) => productFor(id, 'merchandise')),
  ...['friday', 'weekend'].map((id) => productFor(id, 'ticket')),
];
const configFor = (values: object = {}) =>
  shopConfigSchema.parse({
    slug: 'zomer',
    shopToken: 't',
    apiNamespace: 'e',
    ossBrand: 'solstrand',
    festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
    ...values,
  });

/** A shop in which every product is watched. Returns the products that were notified since the last call. */
const watched = () => {
  const store = createStore();
  store.set(primitives.config, configFor());
  store.set(primitives.products, all);
  const told = new Set<string>();
  const ends = all.map(({ id }) => watchProduct(store, id, () => told.add(id)));
  const since = () => {
    const ids = [...told];
    told.clear();
    return ids;
  };
  const end = () => {
    for (const stop of ends) stop();
  };
  return { store, since, end };
};

const everything = all.map(({ id }) => id);

test('a press, its result and the server’s answer notify only the control of that product [BYD-05, TIX-12]', () => {
  const { store, since } = watched();
  store.set(primitives.pendingQuantities, { cap: 1 });
  expect(since()).toEqual(['cap']);
  store.set(primitives.pendingQuantities, { cap: 1, mug: 1 });
  expect(since()).toEqual(['mug']);
  store.set(primitives.itemStates, { cap: { status: 'added' } });
  expect(since()).toEqual([]);
  store.set(primitives.pendingQuantities, { mug: 1 });
  expect(since()).toEqual(['cap']);
  store.set(primitives.cart, { products: { scarf: 1 } } as unknown as Cart);
  expect(since()).toEqual(['scarf']);
  store.set(primitives.shopUpdateState, 'updating');
  expect(since()).toEqual([]);
});

test('a change of a ticket notifies all tickets, because the order limits their sum; a change of products, config or a stay’s removal notifies all products [TIX-03, TIX-12]', () => {
  const { store, since } = watched();
  store.set(primitives.pendingQuantities, { friday: 1 });
  expect(since()).toEqual(everything);
  store.set(
    primitives.products,
    all.map((product) => ({ ...product, stock: 1 })),
  );
  expect(since()).toEqual(everything);
  store.set(primitives.config, configFor({ maxTicketAmount: 2 }));
  expect(since()).toEqual(everything);
  store.set(primitives.shopUpdateState, 'update.travel');
  expect(since()).toEqual(everything);
});

test('an ended subscription is not notified, and a new one is notified of the next change', () => {
  const { store, since, end } = watched();
  end();
  store.set(primitives.pendingQuantities, { cap: 1 });
  expect(since()).toEqual([]);
  const tell = jest.fn();
  watchProduct(store, 'cap', tell);
  expect(tell).not.toHaveBeenCalled();
  store.set(primitives.pendingQuantities, { cap: 2 });
  expect(tell).toHaveBeenCalledTimes(1);
});
