import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { createStore } from 'jotai';
import { unsoldCountAtom, wishlistItemsAtom, wishlistTotalAtom } from './wishlistItemsAtom.ts';

const products = [productFor({ id: 'bus', stock: 0 }), productFor({ id: 'weekend' }), productFor({ id: 'tee' })];

const storeWith = (wished: Record<string, number> | null, held: Record<string, number> = {}) => {
  const store = createStore();
  store.set(primitives.products, products);
  store.set(primitives.cart, cartFor(held, products));
  store.set(primitives.user, userSchema.parse({ id: 'noor', profile: {}, wishlist: wished && { products: wished } }));
  return store;
};

test('the wishlist’s products are listed in its order, each with its state in the cart and its stock [OVL-04]', () => {
  const store = storeWith({ weekend: 2, bus: 1, tee: 1, gone: 3 }, { tee: 1, weekend: 1 });
  expect(
    store
      .get(wishlistItemsAtom)
      .map(({ product, quantity, isAdded, isSoldOut }) => [product.id, quantity, isAdded, isSoldOut]),
  ).toEqual([
    ['weekend', 2, false, false],
    ['bus', 1, false, true],
    ['tee', 1, true, false],
  ]);
  expect(store.get(unsoldCountAtom)).toBe(1);
});

test('products that are included in a stay are neither listed nor counted as unavailable [WSH-04]', () => {
  const store = storeWith({ weekend: 1, room: 1, entrance: 2 });
  store.set(primitives.products, [
    ...products,
    productFor({ id: 'room', mappedType: 'packages', type: 'hotel' }),
    productFor({ id: 'entrance', categories: { en: 'TRAVEL TICKETS', nl: '' } }),
  ]);
  expect(store.get(wishlistItemsAtom).map(({ product }) => product.id)).toEqual(['weekend']);
  expect(store.get(unsoldCountAtom)).toBe(0);
});

test('the total counts the discount of earlier tickets, as the saved list does [UPG-02, OVL-10]', () => {
  const store = storeWith({ camping: 2, weekend: 1 });
  const upgrade = {
    id: 'weekend',
    name: '',
    discount: 18900,
    upgradeOptions: [{ id: 'camping', productId: 'camping', name: '' }],
  };
  const upgradableOrder = { skipTravel: false, skipBus: false, upgrades: [upgrade] };
  store.set(primitives.config, configFor({ upgradableOrder, orderServiceFee: 250 }));
  store.set(primitives.products, [
    productFor({ id: 'weekend', price: 18900 }),
    productFor({ id: 'camping', price: 24900, mappedType: 'upgrades' }),
  ]);
  expect(store.get(wishlistTotalAtom)).toBe(2 * (24900 - 18900) + 18900 + 250);
});

test('products in the cart are not marked as sold out', () => {
  expect(storeWith({ bus: 1 }, { bus: 1 }).get(wishlistItemsAtom)).toMatchObject([{ isAdded: true, isSoldOut: false }]);
});

test('without a wishlist, or with an emptied one, the list is empty', () => {
  const emptied: Record<string, number> = {};
  for (const wished of [null, emptied, { weekend: 0 }]) {
    const store = storeWith(wished);
    expect([store.get(wishlistItemsAtom), store.get(unsoldCountAtom)]).toEqual([[], 0]);
  }
});

test('a guest has no wishlist [OVL-04]', () => {
  const store = createStore();
  store.set(primitives.products, products);
  expect([store.get(wishlistItemsAtom), store.get(unsoldCountAtom)]).toEqual([[], 0]);
});
