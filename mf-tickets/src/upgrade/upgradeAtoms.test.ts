import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { hasUpgradeAtom, keepsTicketsAtom, upgradeOffersAtom } from './upgradeAtoms.ts';

const products = [
  productFor({ id: 'camping', price: 24900, mappedType: 'upgrades' }),
  productFor({ id: 'vip', price: 29900, mappedType: 'upgrades' }),
  productFor({ id: 'locker' }),
];
const upgradeOptions = ['camping', 'vip'].map((productId) => ({ id: productId, productId, name: '' }));
const upgradableOrder = {
  skipTravel: false,
  skipBus: false,
  upgrades: [{ id: 'weekend', name: 'Weekend', discount: 18900, upgradeOptions }],
};

const storeWith = (held: Record<string, number>, isChoiceMade = false, config: object = { upgradableOrder }) => {
  const store = createStore();
  store.set(primitives.config, configFor(config));
  store.set(primitives.products, products);
  store.set(primitives.cart, cartFor(held, products));
  store.set(primitives.isUpgradeChoiceMade, isChoiceMade);
  return store;
};

test('the upgrades of the shop are offered, and none without an order to upgrade [UPG-01]', () => {
  expect(storeWith({}).get(upgradeOffersAtom)).toMatchObject([{ id: 'weekend', options: [{ price: 6000 }, {}] }]);
  expect(storeWith({}, false, {}).get(upgradeOffersAtom)).toEqual([]);
  expect(createStore().get(upgradeOffersAtom)).toEqual([]);
});

test('a cart with one of the options holds an upgrade; a cart with other products does not [UPG-01]', () => {
  expect(storeWith({ vip: 1 }).get(hasUpgradeAtom)).toBe(true);
  expect(storeWith({ locker: 1, vip: 0 }).get(hasUpgradeAtom)).toBe(false);
});

test('the choice of no upgrade applies until an upgrade is in the cart [UPG-01]', () => {
  expect(storeWith({ locker: 1 }, true).get(keepsTicketsAtom)).toBe(true);
  expect(storeWith({ vip: 1 }, true).get(keepsTicketsAtom)).toBe(false);
  expect(storeWith({ locker: 1 }).get(keepsTicketsAtom)).toBe(false);
});
