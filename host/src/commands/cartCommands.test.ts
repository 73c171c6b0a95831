import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import axios from 'axios';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../page-store/createPageStore.ts';
import { cartCommands } from './cartCommands.ts';
import { notYetCommands } from './notYet.ts';

const products = [
  productFor({ id: 'weekend', maxQuantity: 6 }),
  productFor({ id: 'parking', maxQuantity: 6 }),
  productFor({ id: 'tee', mappedType: 'merchandise', maxQuantity: 40 }),
  productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance' }),
];

const start = (held: Quantities = {}) => {
  const config = configFor({ maxTicketAmount: 4 });
  config.shopSettings.fields.allowedExtraTickets = { ids: ['parking'], maxQuantity: 5 };
  const page = pageFor({ serverNow: 0, config, products, cart: cartFor(held, products) });
  const store = createPageStore(page, '/zomer');
  const setQuantity = jest.fn(async () => success(undefined));
  const openModal = jest.fn(async () => 'confirm' as const);
  const writer = { setQuantity, change: jest.fn(async () => success(undefined)) };
  const commands = cartCommands({ store, http: axios.create(), openModal, writer, notYet: notYetCommands(() => {}) });
  return { store, setQuantity, openModal, commands };
};

test('more tickets than one order may hold raises 5004 and asks the server nothing [TIX-03]', async () => {
  const { openModal, setQuantity, commands } = start();
  expect(await commands.setQuantity('weekend', 5)).toMatchObject({ ok: false, error: { code: 'quantity.over_cap' } });
  expect(openModal).toHaveBeenCalledWith(5004);
  expect(setQuantity).not.toHaveBeenCalled();
  expect(await commands.setQuantity('weekend', 4)).toMatchObject({ ok: true });
  expect(setQuantity).toHaveBeenCalledWith('weekend', 4);
});

test('extra tickets have their own maximum, and what is no ticket has none of it [TIX-04]', async () => {
  const { openModal, commands } = start();
  expect(await commands.setQuantity('parking', 5)).toMatchObject({ ok: true });
  expect(await commands.setQuantity('tee', 12)).toMatchObject({ ok: true });
  expect(openModal).not.toHaveBeenCalled();
  expect(await commands.setQuantity('parking', 6)).toMatchObject({ ok: false });
});

test('the refund choice is unmade, then yes or no, and sets insurance to 1 or 0 [INS-01]', async () => {
  const { store, setQuantity, commands } = start();
  expect(store.get(primitives.isRefundChoiceMade)).toBe(false);
  await commands.setInsurance(true);
  expect(setQuantity).toHaveBeenLastCalledWith('cover', 1);
  expect(store.get(primitives.isRefundChoiceMade)).toBe(true);
  const other = start({ cover: 1 });
  await other.commands.setInsurance(false);
  expect(other.setQuantity).toHaveBeenLastCalledWith('cover', 0);
});

test('a no to refund protection is told to the cart as well, which keeps it [INS-01]', async () => {
  const { store, setQuantity, commands } = start();
  await commands.setInsurance(false);
  expect(setQuantity).toHaveBeenCalledWith('cover', 0);
  expect(store.get(primitives.isRefundChoiceMade)).toBe(true);
});

test('terms are accepted, and taken back', async () => {
  const { store, commands } = start();
  await commands.acceptTerms(true);
  await commands.acceptCovidTerms(true);
  expect(store.get(primitives.isTermsAccepted)).toBe(true);
  expect(store.get(primitives.isCovidTermsAccepted)).toBe(true);
  await commands.acceptTerms(false);
  expect(store.get(primitives.isTermsAccepted)).toBe(false);
});
