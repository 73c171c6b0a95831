import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { lacksTicketsAtom } from './lacksTicketsAtom.ts';

const lacksTickets = (pendingQuantities: Quantities, config: Partial<ShopConfig> | null = {}) => {
  const store = createStore();
  store.set(primitives.config, config && configFor(config));
  store.set(primitives.products, [
    productFor({ id: 'room', mappedType: 'packages' }),
    productFor({ id: 'weekend' }),
    productFor({ id: 'with-stay', categories: { en: 'TRAVEL TICKETS', nl: '' } }),
    productFor({ id: 'bus', mappedType: 'transportation' }),
  ]);
  store.set(primitives.pendingQuantities, pendingQuantities);
  return store.get(lacksTicketsAtom);
};

test('a stay without a ticket lacks one; a ticket of any kind is sufficient [BSK-06]', () => {
  expect(lacksTickets({ room: 1, bus: 2 })).toBe(true);
  expect(lacksTickets({ room: 1, weekend: 0 })).toBe(true);
  expect(lacksTickets({ room: 1, weekend: 2 })).toBe(false);
  expect(lacksTickets({ room: 1, 'with-stay': 2 })).toBe(false);
});

test('no ticket is lacking without a stay, before the shop is known, or in an add-on shop [BSK-06]', () => {
  expect(lacksTickets({ bus: 2 })).toBe(false);
  expect(lacksTickets({ room: 0, bus: 1 })).toBe(false);
  expect(lacksTickets({ room: 1 }, null)).toBe(false);
  expect(lacksTickets({ room: 1 }, { addonShop: true })).toBe(false);
});
