import { createStore } from 'jotai/vanilla';
import { travelCartSchema } from '../travel/travelCart.ts';
import { primitives } from './primitives.ts';
import { travelCartAtom, travelCartPrimitive } from './travelState.ts';

const packageOption = { id: 'cabin-2', title: 'Cabin', subtotal: 300, roomId: 'room_cabin' };
const cabin = travelCartSchema.parse({ id: 'hotel-1', packageOption });

const stayWith = (quantities: Record<string, number>, stay: typeof cabin | null = cabin) => {
  const store = createStore();
  store.set(travelCartPrimitive, stay);
  store.set(primitives.pendingQuantities, quantities);
  return store.get(travelCartAtom);
};

test('the page has a stay as long as its room is in the cart [TRV-03]', () => {
  expect(stayWith({ room_cabin: 1 })).toBe(cabin);
  expect(stayWith({ room_cabin: 2 })).toBe(cabin);
  expect(stayWith({ room_cabin: 0 })).toBeNull();
  expect(stayWith({ weekend: 1 })).toBeNull();
});

test('without a loaded stay, or with one without a room, there is no stay', () => {
  expect(stayWith({ room_cabin: 1 }, null)).toBeNull();
  expect(stayWith({ room_cabin: 1 }, { ...cabin, packageOption: null })).toBeNull();
});
