import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { basketGroupsAtom } from './basketGroupsAtom.ts';

test('the basket shows a pressed quantity before the server’s answer', () => {
  const store = createStore();
  store.set(primitives.products, [productFor({ id: 'weekend' })]);
  expect(store.get(basketGroupsAtom)).toEqual([]);
  store.set(primitives.pendingQuantities, { weekend: 2 });
  expect(store.get(basketGroupsAtom)).toMatchObject([{ name: 'ticket', lines: [{ quantity: 2 }] }]);
});

test('add-ons have the package name of their order, once the order was looked up [BSK-01]', () => {
  const store = createStore();
  store.set(primitives.products, [productFor({ id: 'addon_123456789_towel', mappedType: 'extras' })]);
  store.set(primitives.pendingQuantities, { addon_123456789_towel: 1 });
  const order = () => store.get(basketGroupsAtom)[0]?.order;
  expect(order()).toEqual({ reference: '123456789', packageName: '' });
  const add_on = [{ reference: '123456789', cart: { package: { name: 'Beach Hotel' } } }];
  store.set(primitives.orderLookup, orderLookupSchema.parse({ upsell: { hospitality: { add_on } } }));
  expect(order()).toEqual({ reference: '123456789', packageName: 'Beach Hotel' });
});
