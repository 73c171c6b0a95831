import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { type TravelCart, travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import { userSchema } from '@festival/shared-contracts/user/user';
import { createStore } from 'jotai';
import { isSameAsSavedAtom } from './isSameAsSavedAtom.ts';

const products = ['weekend', 'map', 'room'].map((id) => productFor({ id }));
const stay = (id: string) =>
  travelCartSchema.parse({ id: 's', packageOption: { id, title: 'Room', subtotal: 10, roomId: 'room', rooms: 1 } });

const isSame = (
  held: Record<string, number>,
  wished: Record<string, number> | null,
  { shown = null, saved = null }: { shown?: TravelCart | null; saved?: TravelCart | null } = {},
) => {
  const store = createStore();
  const user = userSchema.parse({ id: 'noor', profile: {}, wishlist: wished && { products: wished } });
  store.set(primitives.cart, cartFor(held, products));
  store.set(primitives.user, { ...user, wishlist: user.wishlist && { ...user.wishlist, travelCart: saved } });
  store.set(travelCartPrimitive, shown);
  return store.get(isSameAsSavedAtom);
};

test('equal quantities count as saved in any order; an empty cart equals an empty wishlist [WSH-02]', () => {
  expect(isSame({ weekend: 2, map: 1 }, { map: 1, weekend: 2 })).toBe(true);
  expect(isSame({}, { map: 0 })).toBe(true);
  expect(isSame({ weekend: 2 }, { weekend: 1 })).toBe(false);
  expect(isSame({ weekend: 2 }, { weekend: 2, map: 1 })).toBe(false);
  expect(isSame({}, null)).toBe(false);
});

test('a guest has no saved wishlist [WSH-03]', () => {
  const store = createStore();
  store.set(primitives.cart, cartFor({}, products));
  expect(store.get(isSameAsSavedAtom)).toBe(false);
});

test('another choice of the same room counts as unsaved [WSH-02, TRV-08]', () => {
  const [two, three] = [stay('room-for-2'), stay('room-for-3')];
  expect(isSame({ room: 1 }, { room: 1 }, { shown: two, saved: two })).toBe(true);
  expect(isSame({ room: 1 }, { room: 1 }, { shown: three, saved: two })).toBe(false);
});
