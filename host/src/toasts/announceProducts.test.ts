import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { products as sold, startServerCart } from '../../testing/startServerCart.ts';
import { wireCart } from '../../testing/wireCart.ts';
import { wishlistCommands } from '../commands/wishlistCommands.ts';
import { createPageStore } from '../page-store/createPageStore.ts';
import { announceProducts } from './announceProducts.ts';

const child = productFor({
  id: 'kids',
  name: 'Kinderticket',
  meta: { isConditionalProduct: true, conditionalMessage: 'Alleen met een volwassene.' },
  texts: { en: { name: 'Child ticket', meta: { conditionalMessage: 'Only with an adult.' } } },
});
const locker = productFor({ id: 'locker', name: 'Kluisje', meta: { productDisclaimer: 'Neem zelf een slot mee.' } });
const plain = productFor({ id: 'weekend' });
const unconditional = productFor({ id: 'vip', meta: { conditionalMessage: 'Nergens voor nodig.' } });
const products = [child, locker, plain, unconditional];

const start = (held: Quantities = {}, { isHere = true, preregistration = false } = {}) => {
  const config = configFor({ preregistration });
  const store = createPageStore(pageFor({ config, products, cart: cartFor(held, products) }), '/zomer/tickets');
  const showToast = jest.fn();
  announceProducts({ store, overlays: { showToast } });
  const hold = (quantities: Quantities) => {
    if (isHere) store.set(primitives.shopUpdateState, 'updating');
    store.set(primitives.cart, cartFor(quantities, products));
    store.set(primitives.shopUpdateState, '');
  };
  return { store, showToast, hold };
};

test('a conditional product says its condition when it is newly added, not when there are more of it [OVL-09]', () => {
  const { hold, showToast } = start();
  hold({ kids: 1 });
  expect(showToast.mock.calls).toEqual([
    [{ title: 'Kinderticket', text: 'Alleen met een volwassene.', tone: 'warning' }],
  ]);
  hold({ kids: 2 });
  expect(showToast).toHaveBeenCalledTimes(1);
  hold({});
  hold({ kids: 1 });
  expect(showToast).toHaveBeenCalledTimes(2);
});

test('a product with a disclaimer says it when it is added [OVL-09]', () => {
  const { hold, showToast } = start({ weekend: 1 });
  hold({ weekend: 2, locker: 1 });
  expect(showToast.mock.calls).toEqual([[{ title: 'Kluisje', text: 'Neem zelf een slot mee.' }]]);
});

test('a product that is not conditional says nothing, and neither does a cart that came with the page', () => {
  const { hold, showToast } = start({ kids: 1 });
  hold({ kids: 1, vip: 1 });
  expect(showToast).not.toHaveBeenCalled();
});

test('what another tab adds is said there, and a wishlist is only kept here', () => {
  const elsewhere = start({}, { isHere: false });
  elsewhere.hold({ kids: 1 });
  expect(elsewhere.showToast).not.toHaveBeenCalled();
  const wishlist = start({}, { isHere: false, preregistration: true });
  wishlist.hold({ kids: 1 });
  expect(wishlist.showToast).toHaveBeenCalledTimes(1);
});

test('it is said in the language of the page', () => {
  const { store, hold, showToast } = start();
  store.set(primitives.language, 'en');
  hold({ kids: 1 });
  expect(showToast).toHaveBeenCalledWith({ title: 'Child ticket', text: 'Only with an adult.', tone: 'warning' });
});

test('what is filled in from the wishlist says it as well, once for each product [OVL-09, WSH-04]', async () => {
  const shop = startServerCart({}, { products: [...products, ...sold] });
  const showToast = jest.fn();
  announceProducts({ store: shop.store, overlays: { showToast } });
  const { fillCart } = wishlistCommands({
    ...shop,
    http: shop.api.http,
    overlays: { showPopup: () => {} },
    origin: 'https://shop.example',
  });
  const filled = fillCart({ kids: 1, locker: 2 });
  await settled();
  const cart = wireCart(cartFor({ kids: 1, locker: 2 }, products));
  await shop.api.last().answer({ data: { cart, refused: [] } });
  expect(await filled).toMatchObject({ ok: true });
  expect(showToast.mock.calls.map(([{ title }]) => title)).toEqual(['Kinderticket', 'Kluisje']);
  shop.writer.forget();
});
