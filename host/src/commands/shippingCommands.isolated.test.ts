import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { choicesAtom } from '@festival/shared-contracts/state/shopState';
import { settled } from '../../testing/fakeShopApi.ts';
import { cartAnswer, startServerCart } from '../../testing/startServerCart.ts';
import { useFakeTimers } from '../../testing/useFakeTimers.ts';
import { shippingCommands } from './shippingCommands.ts';

// A fetch that a write has planned must not run after the test.
beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

const products = [productFor({ id: 'tee', mappedType: 'merchandise', maxQuantity: 40 })];
const held = (choices: Partial<CartChoices> = {}) => ({ choices: { ...nothingChosen, ...choices } });

const start = (choices: Partial<CartChoices> = {}) => {
  const cart = cartFor({ tee: 1 }, products, held(choices));
  const shop = startServerCart(null, { products, config: configFor(), cart });
  const chosen = () => {
    const { shippingCountry, shippingHandle } = shop.store.get(choicesAtom);
    return [shippingCountry, shippingHandle];
  };
  return { ...shop, chosen, commands: shippingCommands(shop) };
};

const shipping = 'POST /shopping/carts/cart-1/shipping';
const answered = (choices: Partial<CartChoices>, cents: number) =>
  cartAnswer({ tee: 1 }, { ...held(choices), shipping: cents });

test('a country shows from the press on, is sent to the server, and then shows as it is in the cart', async () => {
  const { api, chosen, commands } = start();
  const done = commands.setCountry('BE');
  await settled();
  expect(chosen()).toEqual(['BE', null]);
  expect([api.last().name, api.last().body]).toEqual([shipping, { countryCode: 'BE' }]);
  await api.last().answer(answered({ shippingCountry: 'BE' }, 870));
  expect(await done).toMatchObject({ ok: true });
  expect(chosen()).toEqual(['BE', null]);
});

test('if the server refuses a country, a modal explains why, and the former country stays', async () => {
  for (const [code, modal] of [
    ['shipping.unavailable', 5003],
    ['shipping.no_price', 6007],
  ] as const) {
    const { api, chosen, openModal, commands } = start({ shippingCountry: 'NL' });
    const done = commands.setCountry('DE');
    await settled();
    await api.last().answer({ error: { code, message: '' } }, 409);
    expect(await done).toMatchObject({ ok: false, error: { code } });
    expect(openModal).toHaveBeenCalledWith(modal, {});
    expect(chosen()).toEqual(['NL', null]);
  }
});

test('null removes the country, also on the server; if no country is set, no request is sent', async () => {
  const { api, chosen, commands } = start({ shippingCountry: 'NL' });
  const done = commands.setCountry(null);
  await settled();
  expect([api.last().name, api.last().body]).toEqual([shipping, { countryCode: null }]);
  await api.last().answer(answered({}, 0));
  await done;
  expect(chosen()).toEqual([null, null]);
  const bare = start();
  expect(await bare.commands.setCountry(null)).toMatchObject({ ok: true });
  expect(bare.api.calls).toEqual([]);
});

test('the methods for a country are requested, and a method is chosen by its handle [SHP-02]', async () => {
  const { api, chosen, commands } = start({ shippingCountry: 'NL' });
  const listed = commands.listMethods('NL');
  await settled();
  expect([api.last().name, api.last().query]).toEqual(['GET /shopping/carts/cart-1/shipping', { countryCode: 'NL' }]);
  await api.last().answer({ data: { shippingMethods: [{ name: 'Evening', handle: 'evening', price: 8.95 }] } });
  expect(await listed).toEqual({ ok: true, value: [{ name: 'Evening', texts: {}, handle: 'evening', price: 895 }] });
  const done = commands.setMethod('evening');
  await settled();
  expect(chosen()).toEqual(['NL', 'evening']);
  expect([api.last().name, api.last().body]).toEqual([shipping, { countryCode: 'NL', handle: 'evening' }]);
  await api.last().answer(answered({ shippingCountry: 'NL', shippingHandle: 'evening' }, 895));
  expect(await done).toMatchObject({ ok: true });
});

test('no method can be chosen before a country', async () => {
  const { api, commands } = start();
  expect(await commands.setMethod('evening')).toMatchObject({ ok: false, error: { code: 'shipping.country_missing' } });
  expect(api.calls).toEqual([]);
});

test('if two countries are chosen quickly, the later one shows throughout and is sent last', async () => {
  const { api, chosen, commands } = start();
  const both = [commands.setCountry('BE'), commands.setCountry('NL')];
  await settled();
  await api.last().answer(answered({ shippingCountry: 'BE' }, 870));
  expect(chosen()).toEqual(['NL', null]);
  expect(api.last().body).toEqual({ countryCode: 'NL' });
  await api.last().answer(answered({ shippingCountry: 'NL' }, 599));
  await Promise.all(both);
  expect(chosen()).toEqual(['NL', null]);
});
