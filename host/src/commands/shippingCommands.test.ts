import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import axios from 'axios';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../page-store/createPageStore.ts';
import { notYetCommands } from './notYet.ts';
import { shippingCommands } from './shippingCommands.ts';

const products = [productFor({ id: 'tee', mappedType: 'merchandise', maxQuantity: 40 })];

const start = () => {
  const page = pageFor({ products, cart: cartFor({ tee: 1 }, products) });
  const store = createPageStore(page, '/zomer');
  const openModal = jest.fn(async () => 'confirm' as const);
  const change = jest.fn<Promise<Result>, []>(async () => success(undefined));
  const writer = { change };
  const notYet = notYetCommands(() => {});
  const commands = shippingCommands({ store, http: axios.create(), openModal, writer, generalText: () => '', notYet });
  return { store, change, openModal, commands };
};

test('a country that the brand has no shipping price for raises 6007 and is not chosen', async () => {
  const { store, openModal, commands } = start();
  expect(await commands.setCountry('US')).toMatchObject({ ok: false });
  expect(openModal).toHaveBeenCalledWith(6007);
  expect(store.get(primitives.shippingCountry)).toBeNull();
  await commands.setCountry('NL');
  expect(store.get(primitives.shippingCountry)).toBe('NL');
});

test('a country that the server refuses is not chosen, and says why [SHP-02]', async () => {
  for (const [code, modal] of [
    ['shipping.unavailable', 5003],
    ['shipping.no_price', 6007],
  ] as const) {
    const { store, change, openModal, commands } = start();
    change.mockResolvedValueOnce(failure({ code, message: '', status: 409 }));
    expect(await commands.setCountry('NL')).toMatchObject({ ok: false });
    expect(openModal).toHaveBeenCalledWith(modal, {});
    expect(store.get(primitives.shippingCountry)).toBeNull();
  }
});

test('the country is taken back with null', async () => {
  const { store, commands } = start();
  await commands.setCountry('NL');
  expect(await commands.setCountry(null)).toMatchObject({ ok: true });
  expect(store.get(primitives.shippingCountry)).toBeNull();
});
