import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives, type StepView } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { ticketSectionsAtom, wayToTravelAtom } from './ticketSectionsAtom.ts';

const weekend = productFor({ id: 'weekend', stock: 500 });
const entrance = productFor({ id: 'entrance', categories: { en: 'TRAVEL TICKETS', nl: '' } });
const step = (name: string): StepView => ({ name, path: `/zomer/${name}`, count: 0, isCurrent: false });

const shop = (products: Product[], steps: string[] = []) => {
  const store = createStore();
  store.set(primitives.config, configFor());
  store.set(primitives.products, products);
  store.set(primitives.stepFlow, steps.map(step));
  return store;
};

test('before the shop is read there is no section, and afterwards its tickets are shown', () => {
  expect(createStore().get(ticketSectionsAtom)).toEqual([]);
  expect(shop([weekend, entrance]).get(ticketSectionsAtom)).toMatchObject([{ productIds: ['weekend'] }]);
});

test('a change of stock changes no section', () => {
  const store = shop([weekend]);
  const before = store.get(ticketSectionsAtom);
  store.set(primitives.products, [{ ...weekend, stock: 3 }]);
  expect(store.get(ticketSectionsAtom)).toBe(before);
});

test('the link to a stay opens the travel step or the packages step, whichever comes first in the shop’s flow', () => {
  const way = (products: Product[], steps: string[]) => shop(products, steps).get(wayToTravelAtom);
  expect(way([weekend, entrance], ['tickets', 'travel'])).toBe('/zomer/travel');
  expect(way([weekend, entrance], ['tickets', 'packages', 'travel'])).toBe('/zomer/packages');
});

test('without a travel step or a packages step, or without a ticket that is included in a stay, there is no link', () => {
  expect(shop([weekend, entrance], ['tickets']).get(wayToTravelAtom)).toBeNull();
  expect(shop([weekend], ['tickets', 'travel']).get(wayToTravelAtom)).toBeNull();
});
