import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import { createStore } from 'jotai';
import { unreadRoomAtom } from './unreadRoomAtom.ts';

const products = [
  productFor({ id: 'weekend' }),
  productFor({ id: 'tent', type: 'hotel', mappedType: 'packages' }),
  productFor({ id: 'double', type: 'hotel', mappedType: 'packages' }),
];
const storeWith = (held: Record<string, number>) => {
  const store = createStore();
  store.set(primitives.products, products);
  store.set(primitives.cart, cartFor(held, products));
  return store;
};

test('the room in the cart counts as unread until its stay is known; other products do not count [TRV-03]', () => {
  const store = storeWith({ weekend: 2, tent: 0, double: 1 });
  expect(store.get(unreadRoomAtom)).toBe('double');
  const packageOption = { id: 'double', title: 'Double', subtotal: 1, roomId: 'double', rooms: 1 };
  store.set(travelCartPrimitive, travelCartSchema.parse({ id: 'h1', packageOption }));
  expect(store.get(unreadRoomAtom)).toBe('');
  expect(storeWith({ weekend: 2 }).get(unreadRoomAtom)).toBe('');
});
