import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartAtom, travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { forgetChangedStay } from './forgetChangedStay.ts';

const products = [productFor({ id: 'double', type: 'hotel', mappedType: 'packages' })];
const stay = travelCartSchema.parse({
  id: 'h1',
  packageId: 'dune',
  occupation: 2,
  packageOption: { id: 'double', title: 'Double', subtotal: 449, roomId: 'double', rooms: 1 },
});

const knownAfter = (travel: CartChoices['travel']) => {
  const store = createPageStore(pageFor({ products }), '/zomer/travel/dune');
  forgetChangedStay(store);
  store.set(travelCartPrimitive, stay);
  store.set(primitives.cart, cartFor({ double: 1 }, products, { choices: { ...nothingChosen, travel } }));
  return store.get(travelCartAtom) !== null;
};

test('a stay that another tab has changed to other persons or another place is forgotten by the page [CNT-08, TRV-03]', () => {
  const chosen = { packageId: 'dune', roomId: 'double', persons: 2 };
  expect(knownAfter(chosen)).toBe(true);
  expect(knownAfter({ ...chosen, persons: 1 })).toBe(false);
  expect(knownAfter({ ...chosen, roomId: 'other' })).toBe(false);
  expect(knownAfter({ ...chosen, packageId: 'tent' })).toBe(false);
  expect(knownAfter(null)).toBe(true);
});
