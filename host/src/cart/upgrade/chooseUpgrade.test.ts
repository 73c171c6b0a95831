import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createMemoryRouter } from 'react-router-dom';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { chooseUpgrade } from './chooseUpgrade.ts';
import { followUpgradeChoice } from './followUpgradeChoice.ts';
import { keepUpgradedOrder } from './keepUpgradedOrder.ts';

const products = ['camping', 'deck', 'bus'].map((id) => productFor({ id, price: 100 }));
const upgradeOptions = ['camping', 'deck'].map((productId) => ({ id: productId, productId, name: '' }));
const upgradableOrder = {
  skipTravel: false,
  skipBus: false,
  upgrades: [{ id: 'weekend', name: '', discount: 0, upgradeOptions }],
};

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
};

const start = (held: Quantities = {}, answer: Result = success(undefined), storage = memory()) => {
  const page = pageFor({ config: configFor({ upgradableOrder }), products, cart: cartFor(held, products) });
  const store = createPageStore(page, '/zomer');
  const setQuantity = jest.fn(async () => answer);
  return { store, setQuantity, deps: { store, writer: { setQuantity }, storage } };
};

test('a chosen upgrade is put into the cart; then Next is enabled [UPG-01]', async () => {
  const { store, setQuantity, deps } = start();
  expect(await chooseUpgrade(deps, { kind: 'upgrade', productId: 'deck' })).toMatchObject({ ok: true });
  expect(setQuantity.mock.calls).toEqual([['deck', 1]]);
  expect(store.get(primitives.isUpgradeChoiceMade)).toBe(true);
});

test('an upgrade that is already in the cart keeps its quantity', async () => {
  const { setQuantity, deps } = start({ deck: 2 });
  await chooseUpgrade(deps, { kind: 'upgrade', productId: 'deck' });
  expect(setQuantity.mock.calls).toEqual([['deck', 2]]);
});

test('choosing no upgrade removes every upgrade from the cart, and nothing else [UPG-01]', async () => {
  const { store, setQuantity, deps } = start({ camping: 1, deck: 2, bus: 1 });
  await chooseUpgrade(deps, { kind: 'none' });
  expect(setQuantity.mock.calls).toEqual([
    ['camping', 0],
    ['deck', 0],
  ]);
  expect(store.get(primitives.isUpgradeChoiceMade)).toBe(true);
});

test('a choice that the shop refuses does not count as made [UPG-01, UPG-03]', async () => {
  const refused = failure({ code: 'upgrade.processed', message: 'x', status: 409 });
  const { store, deps } = start({}, refused);
  expect(await chooseUpgrade(deps, { kind: 'upgrade', productId: 'deck' })).toEqual(refused);
  expect(store.get(primitives.isUpgradeChoiceMade)).toBe(false);
});

describe('after a reload', () => {
  const follow = (held: Quantities, orderId: string, storage: Storage) => {
    const { store, deps } = start(held, undefined, storage);
    keepUpgradedOrder({
      store,
      router: createMemoryRouter([{ path: '*' }], { initialEntries: [`/zomer?orderId=${orderId}`] }),
    });
    followUpgradeChoice({ store, storage });
    return { store, deps };
  };
  test('if the cart has an upgrade, the choice is made [UPG-01]', () => {
    expect(follow({ deck: 1 }, '1', memory()).store.get(primitives.isUpgradeChoiceMade)).toBe(true);
    expect(follow({ bus: 1 }, '1', memory()).store.get(primitives.isUpgradeChoiceMade)).toBe(false);
  });

  test('the choice of no upgrade is remembered for the same order only [UPG-01]', async () => {
    const storage = memory();
    const { deps } = follow({}, '1', storage);
    await chooseUpgrade(deps, { kind: 'none' });
    expect(follow({}, '1', storage).store.get(primitives.isUpgradeChoiceMade)).toBe(true);
    expect(follow({}, '2', storage).store.get(primitives.isUpgradeChoiceMade)).toBe(false);
  });
});
