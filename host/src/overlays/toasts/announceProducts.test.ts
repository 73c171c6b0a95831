import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { settled } from '../../../testing/fakeShopApi.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import { products as sold, startServerCart } from '../../../testing/startServerCart.ts';
import { wireCart } from '../../../testing/wireCart.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { loadCartWriterMaker } from '../../cart/loadCartWriterMaker.ts';
import { wishlistCommands } from '../../commands/wishlistCommands.ts';
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
  const page = pageFor({ config, products, cart: cartFor(held, products) });
  const store = createPageStore(page, '/zomer/tickets');
  const showToast = jest.fn();
  announceProducts({ page, store, overlays: { showToast } });
  const hold = (quantities: Quantities) => {
    if (isHere) store.set(primitives.shopUpdateState, 'updating');
    store.set(primitives.cart, cartFor(quantities, products));
    store.set(primitives.shopUpdateState, '');
  };
  return { store, showToast, hold };
};

test('a conditional product shows its condition when it is added, but not when its quantity rises [OVL-09]', () => {
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

test('a product with a disclaimer shows the disclaimer when it is added [OVL-09]', () => {
  const { hold, showToast } = start({ weekend: 1 });
  hold({ weekend: 2, locker: 1 });
  expect(showToast.mock.calls).toEqual([[{ title: 'Kluisje', text: 'Neem zelf een slot mee.' }]]);
});

test('a product without a condition shows nothing, and a cart that came with the page shows nothing', () => {
  const { hold, showToast } = start({ kids: 1 });
  hold({ kids: 1, vip: 1 });
  expect(showToast).not.toHaveBeenCalled();
});

test('products that another tab adds are announced in that tab; in a wishlist, which only the browser stores, they are not', () => {
  const elsewhere = start({}, { isHere: false });
  elsewhere.hold({ kids: 1 });
  expect(elsewhere.showToast).not.toHaveBeenCalled();
  const wishlist = start({}, { isHere: false, preregistration: true });
  wishlist.hold({ kids: 1 });
  expect(wishlist.showToast).toHaveBeenCalledTimes(1);
});

test('the message is in the language of the page', () => {
  const { store, hold, showToast } = start();
  store.set(primitives.language, 'en');
  hold({ kids: 1 });
  expect(showToast).toHaveBeenCalledWith({ title: 'Child ticket', text: 'Only with an adult.', tone: 'warning' });
});

test('products that are filled in from the wishlist show their messages too, once for each product [OVL-09, WSH-04]', async () => {
  const shop = startServerCart({}, { products: [...products, ...sold] });
  const showToast = jest.fn();
  announceProducts({ ...shop, overlays: { showToast } });
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

test('products that were added before this code was loaded show their messages once it is loaded, only once [OVL-09]', async () => {
  const shop = startServerCart({ locker: 1 }, { products });
  const showToast = jest.fn();
  const press = async (id: string, quantities: Quantities) => {
    const done = shop.writer.setQuantity(id, quantities[id] ?? 0);
    await settled();
    await shop.api.last().answer({ data: wireCart(cartFor(quantities, products)) });
    await done;
  };
  await press('kids', { locker: 1, kids: 1 });
  await press('locker', { locker: 2, kids: 1 });
  announceProducts({ ...shop, overlays: { showToast } });
  await press('kids', { locker: 2, kids: 2 });
  expect(showToast.mock.calls.map(([{ title }]) => title)).toEqual(['Kinderticket']);
  shop.writer.forget();
});

test('products that another tab added earlier are announced only in that tab, and a cart that could not be read has no new products [OVL-09]', async () => {
  const cart = cartFor({ kids: 1 }, products);
  const showToast = jest.fn();
  const other = startServerCart({}, { products });
  other.writer.follow({ kind: 'cart', cart, askedAt: Date.now(), answeredAt: Date.now() });
  announceProducts({ ...other, overlays: { showToast } });
  const unread = startServerCart(null, { products, unreadCartId: 'cart-1' });
  unread.store.set(primitives.cart, cart);
  unread.store.set(primitives.itemStates, { kids: { status: 'added' } });
  announceProducts({ ...unread, overlays: { showToast } });
  expect(showToast).not.toHaveBeenCalled();
});

test('for a wishlist that the browser had stored, only products added since then show their messages [OVL-09, WSH-01]', async () => {
  const config = configFor({ preregistration: true });
  const page = pageFor({ config, products });
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { sessionStorage });
  const makeCartWriter = await loadCartWriterMaker(config);
  const open = () => {
    const { page: _, writer: __, ...deps } = startServerCart(null);
    const store = createPageStore(page, '/zomer');
    const writer = makeCartWriter({ ...deps, store });
    writer.start();
    return { page, store, writer };
  };
  await open().writer.setQuantity('kids', 1);
  const again = open();
  await again.writer.setQuantity('kids', 2);
  await again.writer.setQuantity('locker', 1);
  const showToast = jest.fn();
  announceProducts({ ...again, overlays: { showToast } });
  expect(showToast.mock.calls.map(([{ title }]) => title)).toEqual(['Kluisje']);
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
