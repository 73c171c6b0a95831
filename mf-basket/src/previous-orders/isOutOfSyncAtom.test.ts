import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { isOutOfSyncAtom } from './isOutOfSyncAtom.ts';

const lookup = (extras: string[], options: string[] = []) =>
  orderLookupSchema.parse({
    original_orders: [{ reference: '100000001' }],
    upsell: {
      hospitality: {
        add_on_available: true,
        add_on: [
          {
            reference: '100000001',
            cart: { package: { name: 'Dune' } },
            extras: extras.map((extraId) => ({
              extraId,
              content: { title: extraId },
              type: { options: [extraId, ...options].map((id) => ({ id, priceInCents: 995 })) },
            })),
          },
        ],
      },
    },
  });

const isOutOfSync = (found: ReturnType<typeof lookup> | null, held: Record<string, number>) => {
  const store = createStore();
  store.set(primitives.orderLookup, found);
  store.set(primitives.cart, cartFor(held, []));
  return store.get(isOutOfSyncAtom);
};

test('an add-on in the cart that its order no longer offers is out of sync [LKP-03]', () => {
  expect(isOutOfSync(lookup(['towels']), { addon_100000001_towels: 1 })).toBe(false);
  expect(isOutOfSync(lookup(['parking']), { addon_100000001_towels: 1 })).toBe(true);
  expect(isOutOfSync(lookup(['parking']), { weekend: 1, addon_100000001_towels: 1 })).toBe(true);
});

test('an add-on whose order no longer offers the chosen option is out of sync [LKP-03, ADD-01]', () => {
  const held = { addon_100000001_transfer: 1, 'addon_100000001_transfer-duo': 2 };
  expect(isOutOfSync(lookup(['transfer'], ['transfer-duo']), held)).toBe(false);
  expect(isOutOfSync(lookup(['transfer'], ['transfer-van']), held)).toBe(true);
});

test('other products, other orders and removed add-ons are in sync, and so is everything before a look-up [LKP-03]', () => {
  const held = { weekend: 2, addon_100000009_towels: 1, addon_100000001_towels: 0 };
  expect(isOutOfSync(lookup(['parking']), held)).toBe(false);
  expect(isOutOfSync(null, { addon_100000001_towels: 1 })).toBe(false);
});
