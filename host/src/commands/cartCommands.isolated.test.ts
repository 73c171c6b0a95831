import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import {
  cartCountdownAtom,
  choicesAtom,
  isCovidTermsAcceptedAtom,
  isTermsAcceptedAtom,
} from '@festival/shared-contracts/state/shopState';
import axios from 'axios';
import { settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { cartAnswer, startServerCart } from '../../testing/startServerCart.ts';
import { useFakeTimers } from '../../testing/useFakeTimers.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { cartCommands } from './cartCommands.ts';

// A fetch that a write has planned must not run after the test.
beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

const products = [
  productFor({ id: 'weekend', maxQuantity: 6 }),
  productFor({ id: 'friday', maxQuantity: 6 }),
  productFor({ id: 'parking', maxQuantity: 6 }),
  productFor({ id: 'tee', mappedType: 'merchandise', maxQuantity: 40 }),
  productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance' }),
];

const start = (held: Quantities = {}) => {
  const config = configFor({ maxTicketAmount: 4 });
  config.shopSettings.fields.allowedExtraTickets = { ids: ['parking'], maxQuantity: 5 };
  const page = pageFor({ serverNow: 0, config, products, cart: cartFor(held, products) });
  const store = createPageStore(page, '/zomer');
  const setQuantity = jest.fn(async (): Promise<Result> => success(undefined));
  const openModal = jest.fn(async () => 'confirm' as const);
  const writer = { setQuantity, change: jest.fn(async () => success(undefined)) };
  const deps = { store, http: axios.create(), openModal, writer, generalText: () => '' };
  const commands = cartCommands(deps);
  return { choice: () => store.get(choicesAtom), setQuantity, openModal, commands };
};

test('adding more tickets than one order may contain opens 5004 and sends no request [TIX-03]', async () => {
  const { openModal, setQuantity, commands } = start();
  expect(await commands.setQuantity('weekend', 5)).toMatchObject({ ok: false, error: { code: 'quantity.over_cap' } });
  expect(openModal).toHaveBeenCalledWith(5004, { values: { maximum: 4 } });
  expect(setQuantity).not.toHaveBeenCalled();
  expect(await commands.setQuantity('weekend', 4)).toMatchObject({ ok: true });
  expect(setQuantity).toHaveBeenCalledWith('weekend', 4);
});

test('the tickets of an order are counted together, and extra tickets separately [TIX-03, TIX-04]', async () => {
  const { openModal, setQuantity, commands } = start({ weekend: 3, parking: 5, tee: 9 });
  expect(await commands.setQuantity('friday', 2)).toMatchObject({ ok: false });
  expect(openModal).toHaveBeenCalledWith(5004, { values: { maximum: 1 } });
  expect(await commands.setQuantity('friday', 1)).toMatchObject({ ok: true });
  expect(setQuantity.mock.calls).toEqual([['friday', 1]]);
});

test('extra tickets have another maximum, and other products have none [TIX-04]', async () => {
  const { openModal, commands } = start();
  expect(await commands.setQuantity('parking', 5)).toMatchObject({ ok: true });
  expect(await commands.setQuantity('tee', 12)).toMatchObject({ ok: true });
  expect(openModal).not.toHaveBeenCalled();
  expect(await commands.setQuantity('parking', 6)).toMatchObject({ ok: false });
});

test('the refund choice starts empty, is then yes or no, and sets insurance to 1 or 0 [INS-01]', async () => {
  const { choice, setQuantity, commands } = start();
  expect(choice().refundProtection).toBeNull();
  for (const [isTaken, quantity, shown] of [
    [true, 1, 'yes'],
    [false, 0, 'no'],
  ] as const) {
    const answer = Promise.withResolvers<Result>();
    setQuantity.mockReturnValueOnce(answer.promise);
    const done = commands.setInsurance(isTaken);
    expect(choice().refundProtection).toBe(shown);
    expect(setQuantity).toHaveBeenLastCalledWith('cover', quantity);
    answer.resolve(success(undefined));
    await done;
  }
});

test('a refusal of refund protection is also sent, and the cart stores it [INS-01]', async () => {
  const { setQuantity, commands } = start();
  await commands.setInsurance(false);
  expect(setQuantity).toHaveBeenCalledWith('cover', 0);
});

type ServerCart = ReturnType<typeof startServerCart>;

const commandsOf = (shop: Pick<ServerCart, 'store' | 'api' | 'writer'> & Partial<ServerCart>) =>
  cartCommands({
    ...shop,
    http: shop.api.http,
    openModal: shop.openModal ?? (async () => 'confirm'),
    generalText: () => '',
  });

const terms = 'PUT /shopping/carts/cart-1/terms';

test('terms are accepted in the version that the page shows, and can be withdrawn; the cart stores both', async () => {
  const { store, api, writer } = startServerCart({ weekend: 1 }, { config: configFor({ termsVersion: '3' }) });
  const commands = commandsOf({ store, api, writer });
  const done = commands.acceptTerms(true);
  await settled();
  expect(store.get(isTermsAcceptedAtom)).toBe(true);
  expect([api.last().name, api.last().body]).toEqual([terms, { terms: '3' }]);
  await api.last().answer(cartAnswer({ weekend: 1 }, { choices: { ...nothingChosen, termsVersion: '3' } }));
  expect(await done).toMatchObject({ ok: true });
  expect([store.get(isTermsAcceptedAtom), store.get(isCovidTermsAcceptedAtom)]).toEqual([true, false]);
  void commands.acceptCovidTerms(true);
  await settled();
  expect(api.last().body).toEqual({ covidTerms: '3' });
  expect(store.get(isCovidTermsAcceptedAtom)).toBe(true);
  await api.last().answer(cartAnswer({ weekend: 1 }, { choices: { ...nothingChosen, covidTermsVersion: '3' } }));
  void commands.acceptTerms(false);
  await settled();
  expect(api.last().body).toEqual({ terms: null });
});

test('if the server refuses the acceptance of the terms, they count as not accepted, and a modal explains why', async () => {
  const { store, api, writer, openModal } = startServerCart({ weekend: 1 });
  const done = commandsOf({ store, api, writer, openModal }).acceptTerms(true);
  await settled();
  await api.last().answer({ error: { code: 'terms.changed', message: 'terms.changed' } }, 409);
  expect(await done).toMatchObject({ ok: false });
  expect(store.get(isTermsAcceptedAtom)).toBe(false);
  expect(openModal).toHaveBeenCalledWith(8000, {
    refusal: { code: 'terms.changed', message: 'terms.changed' },
  });
});

test('an extension of the cart’s time is sent in order with the writes, and the page shows the time in the answer [BYD-01]', async () => {
  const { store, writer, api, openModal } = startServerCart({ weekend: 1 });
  const done = commandsOf({ store, api, writer, openModal }).extendHold();
  await settled();
  expect(api.names()).toEqual(['POST /shopping/carts/cart-1/hold']);
  await api.last().answer(cartAnswer({ weekend: 1 }, { timeout: 235, holdExtensionsLeft: 1 }));
  expect(await done).toMatchObject({ ok: true });
  expect(store.get(cartCountdownAtom)).toBe(235_000);
});

test('if another tab extends the cart’s time first, no error is shown; if no answer arrives, the shopper can try again [BYD-01]', async () => {
  const { store, writer, api, openModal } = startServerCart({ weekend: 1 });
  const commands = commandsOf({ store, api, writer, openModal });
  const early = commands.extendHold();
  await settled();
  await api.last().answer({ error: { code: 'hold.too_early', message: '' } }, 409);
  expect(await early).toMatchObject({ ok: false });
  expect(openModal).not.toHaveBeenCalled();
  void commands.extendHold();
  await settled();
  await api.last().lose();
  expect(openModal).toHaveBeenCalledWith(6011, expect.anything());
});
