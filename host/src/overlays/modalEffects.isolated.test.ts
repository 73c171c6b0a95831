import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { choicesAtom, quantitiesAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { createMemoryRouter } from 'react-router-dom';
import { settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { startServerCart } from '../../testing/startServerCart.ts';
import { useFakeTimers } from '../../testing/useFakeTimers.ts';
import { wireCart } from '../../testing/wireCart.ts';
import { shippingCommands } from '../commands/shippingCommands.ts';
import { shopNavigation } from '../routing/navigation/shopNavigation.ts';
import { modalEffects } from './modalEffects.ts';
import { overlayQueue } from './overlayQueue.ts';
import { shownModalAtom } from './shownModalAtom.ts';

// A fetch that a write has planned must not run after the test.
beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

const products = [
  productFor({ id: 'weekend', price: 14500 }),
  productFor({ id: 'tee', price: 3500, mappedType: 'merchandise' }),
  productFor({ id: 'cap', price: 2500, mappedType: 'merchandise' }),
];
const held = { weekend: 1, tee: 2 };
const sentTo = (shippingCountry: string | null, quantities: Quantities = held) =>
  cartFor(quantities, products, {
    choices: { ...nothingChosen, shippingCountry },
    shipping: shippingCountry === null ? 0 : 599,
  });

/** A cart that ships to the Netherlands; the shopper chooses a country that the server refuses. */
const refuse = async (code: string) => {
  const shop = startServerCart(null, { products, config: configFor(), cart: sentTo('NL') });
  const { store, api, writer } = shop;
  const overlays = overlayQueue(store);
  const { setCountry } = shippingCommands({ ...shop, openModal: overlays.openModal });
  const navigation = shopNavigation(createMemoryRouter([{ path: '*' }]), 'zomer', () => null);
  const logIn = jest.fn();
  const restart = jest.fn();
  overlays.setEffects(
    modalEffects({ page: pageFor(), store, navigation, logIn, restart, setQuantity: writer.setQuantity, setCountry }),
  );
  void setCountry('FR');
  await settled();
  await api.last().answer({ error: { code, message: '' } }, 409);
  const answer = async (given: 'confirm' | 'cancel') => {
    store.get(shownModalAtom)?.answer(given);
    await settled();
  };
  return { store, api, answer, modal: () => store.get(primitives.modal)?.code };
};

const shipping = 'POST /shopping/carts/cart-1/shipping';
const shown = ({ store }: Awaited<ReturnType<typeof refuse>>) => ({
  country: store.get(choicesAtom).shippingCountry,
  shipping: store.get(totalsAtom).shipping,
  quantities: store.get(quantitiesAtom),
});

test('a country in which the brand has no price raises 6007: confirming it resets country and price, and removes the merchandise [SHP-03]', async () => {
  const shop = await refuse('shipping.no_price');
  expect(shop.modal()).toBe(6007);
  await shop.answer('confirm');
  expect([shop.api.last().name, shop.api.last().body]).toEqual([shipping, { countryCode: null }]);
  await shop.api.last().answer({ data: wireCart(sentTo(null)) });
  expect(shop.api.last().body).toEqual({ productId: 'tee', quantity: 0 });
  await shop.api.last().answer({ data: wireCart(sentTo(null, { weekend: 1 })) });
  expect(shown(shop)).toEqual({ country: null, shipping: 0, quantities: { weekend: 1 } });
});

test('if the shopper keeps the merchandise in dialog 6007, country and price are still reset [SHP-03]', async () => {
  const shop = await refuse('shipping.no_price');
  await shop.answer('cancel');
  await shop.api.last().answer({ data: wireCart(sentTo(null)) });
  expect(shown(shop)).toEqual({ country: null, shipping: 0, quantities: held });
});

test('a country without delivery raises 5003; its answer resets country and price', async () => {
  const shop = await refuse('shipping.unavailable');
  expect(shop.modal()).toBe(5003);
  await shop.answer('confirm');
  expect([shop.api.last().name, shop.api.last().body]).toEqual([shipping, { countryCode: null }]);
  await shop.api.last().answer({ data: wireCart(sentTo(null)) });
  expect(shown(shop)).toEqual({ country: null, shipping: 0, quantities: held });
});
