import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createMemoryRouter } from 'react-router-dom';
import { settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { overlayCommands } from '../commands/overlayCommands.ts';
import { checkoutGate } from '../routing/navigation/checkoutGate.ts';
import { shopNavigation } from '../routing/navigation/shopNavigation.ts';
import { panelTitle } from '../step-flow/panelTitle.ts';
import { canCloseOverlay } from './canCloseOverlay.ts';
import { followHistory } from './followHistory.ts';
import { overlayQueue } from './overlayQueue.ts';
import { shownModalAtom } from './shownModalAtom.ts';

const products = [
  productFor({ id: 'weekend', price: 14500 }),
  productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance' }),
  productFor({ id: 'room', mappedType: 'packages' }),
];
const chosen = { ...nothingChosen, termsVersion: '1', refundProtection: 'no' as const };
const full = cartFor({ weekend: 1 }, products, { choices: chosen });
const unchosen = cartFor({ weekend: 1 }, products);

const start = ({ cart = full, isWishlist = false, at = '/zomer/tickets?a=1', config = configFor() } = {}) => {
  const page = pageFor({ serverNow: 0, config, products, cart });
  const store = createPageStore(page, '/zomer/tickets');
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/zomer', at], initialIndex: 1 });
  const navigation = shopNavigation(router, 'zomer', () => store.get(primitives.cart)?.id ?? null);
  const overlays = overlayQueue(store);
  const gate = checkoutGate(store);
  followHistory({ store, router, navigation, overlays, gate });
  const commands = overlayCommands({ store, navigation, overlays, gate, isWishlist });
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  const view = () => store.get(primitives.checkoutView);
  const back = async () => {
    await router.navigate(-1);
    await settled();
  };
  const open = async (what: 'basket' | 'form') => {
    await commands.openCheckout(what);
    await settled();
  };
  return { store, router, navigation, commands, address, view, back, open };
};

test('the panel opens with the basket, and then shows the form with the hash #cf [OVL-01]', async () => {
  const { open, view, address } = start();
  expect(view()).toBe('closed');
  await open('basket');
  expect(view()).toBe('basket');
  expect(address()).toBe('/zomer/tickets?a=1');
  await open('form');
  expect(view()).toBe('form');
  expect(address()).toBe('/zomer/tickets?a=1#cf');
});

test('Back closes the panel, from the basket and from the form [OVL-01]', async () => {
  const { open, view, address, back } = start();
  await open('basket');
  await back();
  expect(view()).toBe('closed');
  await open('basket');
  await open('form');
  await back();
  expect(view()).toBe('closed');
  expect(address()).toBe('/zomer/tickets?a=1');
  await back();
  expect(address()).toBe('/zomer');
});

test('an address with #cf opens the form, or the basket if the cart is empty [OVL-01]', async () => {
  expect(start({ at: '/zomer/tickets#cf' }).view()).toBe('form');
  expect(start({ at: '/zomer/tickets#cf', cart: cartFor({}, products) }).view()).toBe('basket');
});

test('an address with #cf shows the basket while a choice is missing, and still shows it when all choices are made', async () => {
  const { store, view, address, open } = start({ at: '/zomer/tickets?a=1#cf', cart: unchosen });
  await settled();
  expect([view(), address()]).toEqual(['basket', '/zomer/tickets?a=1']);
  expect(store.get(primitives.hasTriedCheckout)).toBe(true);
  store.set(primitives.cart, full);
  await settled();
  expect(view()).toBe('basket');
  await open('form');
  expect(view()).toBe('form');
});

describe('a stay without any ticket [BSK-06]', () => {
  const stay = (id: string) => ({ ...cartFor({ room: 1 }, products, { choices: chosen }), id });
  const answer = (store: ReturnType<typeof start>['store'], given: 'confirm' | 'cancel') => {
    const asked = store.get(shownModalAtom);
    expect(asked?.modal.code).toBe(6003);
    asked?.answer(given);
    return settled();
  };

  test('is confirmed by the shopper before the form opens, once for each cart', async () => {
    const { store, commands, view, open } = start({ cart: stay('asked') });
    await open('basket');
    const refused = commands.openCheckout('form');
    await settled();
    await answer(store, 'cancel');
    expect([(await refused).ok, view()]).toEqual([false, 'basket']);
    void commands.openCheckout('form');
    await settled();
    await answer(store, 'confirm');
    expect(view()).toBe('form');
    await open('basket');
    await open('form');
    expect([view(), store.get(shownModalAtom)]).toEqual(['form', null]);
  });

  test('has no form before it is confirmed: not at an address with #cf, by Back or by a reload', async () => {
    const at = '/zomer/tickets#cf';
    const typed = start({ cart: stay('typed'), at });
    await settled();
    expect([typed.view(), typed.address()]).toEqual(['basket', '/zomer/tickets']);
    void typed.commands.openCheckout('form');
    await settled();
    await answer(typed.store, 'confirm');
    expect(start({ cart: stay('typed'), at }).view()).toBe('form');
    expect(start({ cart: stay('another'), at }).view()).toBe('basket');
  });

  test('needs no confirmation in an add-on shop, or with a ticket in the cart', async () => {
    const at = '/zomer/tickets#cf';
    const addOns = configFor({ addonShop: true });
    expect(start({ cart: stay('added'), at, config: addOns }).view()).toBe('form');
    const withTicket = { ...cartFor({ room: 1, weekend: 2 }, products, { choices: chosen }), id: 'both' };
    expect(start({ cart: withTicket, at }).view()).toBe('form');
  });
});

test('the form does not open while a choice is missing, and the basket names the choice', async () => {
  const { store, commands, view, address, open } = start({ cart: unchosen });
  await open('basket');
  expect(store.get(primitives.hasTriedCheckout)).toBe(false);
  expect(await commands.openCheckout('form')).toMatchObject({ ok: false, error: { code: 'checkout.incomplete' } });
  await settled();
  expect([view(), address()]).toEqual(['basket', '/zomer/tickets?a=1']);
  expect(store.get(primitives.hasTriedCheckout)).toBe(true);
});

test.each([
  ['a preview', { previewMode: true }],
  ['a pre-registration', { preregistration: true }],
])('%s has no form, whatever the shopper chooses', async (_shop, flags) => {
  const { view, open } = start({ at: '/zomer/tickets#cf', config: configFor(flags) });
  await settled();
  expect(view()).toBe('basket');
  await open('form');
  expect(view()).toBe('basket');
});

test('the panel closes if the cart is forgotten while the panel is open [OVL-02]', async () => {
  const { store, open, view } = start();
  await open('basket');
  store.set(primitives.cart, null);
  await settled();
  expect(view()).toBe('closed');
});

test('Back to the panel of an expired cart does not reopen it [OVL-01, CNT-02]', async () => {
  for (const what of ['basket', 'form'] as const) {
    const { store, navigation, open, view, back } = start();
    await open(what);
    navigation.go('');
    await settled();
    store.set(primitives.cart, null);
    await back();
    expect(view()).toBe('closed');
    await open('basket');
    expect(view()).toBe('basket');
  }
});

test('the close button restores the former address, even if the page opened with the form [OVL-01]', async () => {
  const { open, commands, view, address, router } = start();
  await open('basket');
  await commands.closeCheckout();
  await settled();
  expect(view()).toBe('closed');
  expect(router.state.historyAction).toBe('POP');
  const landed = start({ at: '/zomer/tickets?a=1#cf' });
  await landed.commands.closeCheckout();
  await settled();
  expect(landed.view()).toBe('closed');
  expect(landed.address()).toBe(address());
});

test('a navigation to a step closes the panel', async () => {
  const { open, navigation, view, address } = start();
  await open('basket');
  navigation.go('merchandise');
  await settled();
  expect(view()).toBe('closed');
  expect(address()).toBe('/zomer/merchandise?a=1');
});

test('a navigation to the current page adds no history entry', async () => {
  const { navigation, address, back } = start();
  navigation.go('tickets');
  await settled();
  await back();
  expect(address()).toBe('/zomer');
});

test('during payment and after it, the panel cannot be closed, except for a wishlist [OVL-02]', async () => {
  const paying: Cart = { ...full, status: 'in_payment' };
  const { open, commands, view } = start({ cart: paying });
  await open('basket');
  expect(await commands.closeCheckout()).toMatchObject({ ok: false });
  await settled();
  expect(view()).toBe('basket');
  expect(canCloseOverlay('basket', { ...full, status: 'confirmed' }, false)).toBe(false);
  expect(canCloseOverlay('form', paying, true)).toBe(true);
  expect(canCloseOverlay('basket', full, false)).toBe(true);
});

test('Back does not close the panel during payment, but closes it after a cancellation [OVL-02]', async () => {
  const { store, open, view, back, address, navigation } = start({ cart: { ...full, status: 'in_payment' } });
  store.set(primitives.cartDeadline, 600_000);
  await open('basket');
  for (const _press of [1, 2]) {
    await back();
    expect([view(), address()]).toEqual(['basket', '/zomer/tickets?a=1']);
  }
  navigation.go('merchandise');
  await settled();
  await back();
  expect([view(), address()]).toEqual(['basket', '/zomer/tickets?a=1']);
  store.set(primitives.cart, full);
  await back();
  expect([view(), address()]).toEqual(['closed', '/zomer/tickets?a=1']);
  await back();
  expect(address()).toBe('/zomer');
});

test('during payment Back can still open another page [OVL-01, OVL-02]', async () => {
  const { store, view, back, address } = start({ cart: { ...full, status: 'in_payment' }, at: '/zomer/tickets#cf' });
  store.set(primitives.cartDeadline, 600_000);
  expect(view()).toBe('basket');
  await back();
  expect([view(), address()]).toEqual(['closed', '/zomer']);
});

test('the panel of an order closes when the time to pay is over [CNT-02]', async () => {
  const { store, open, view, navigation } = start({ cart: { ...full, status: 'in_payment' } });
  await open('basket');
  store.set(primitives.cartDeadline, 600_000);
  store.set(primitives.serverNow, 600_000);
  await navigation.closePanel();
  await settled();
  expect(view()).toBe('closed');
});

test('during payment the panel shows the basket, even at the form’s address; after a cancellation the form opens again [CNT-03]', async () => {
  const { store, view } = start({ cart: { ...full, status: 'in_payment' }, at: '/zomer/tickets#cf' });
  expect(view()).toBe('basket');
  store.set(primitives.cart, full);
  expect(view()).toBe('form');
});

test('a paid cart has no panel: an open panel closes and cannot be opened again [CNT-03]', async () => {
  const { store, open, view, commands, address } = start();
  await open('basket');
  store.set(primitives.cart, { ...full, status: 'confirmed' });
  expect(view()).toBe('closed');
  const landed = start({ at: '/zomer/tickets#cf' });
  landed.store.set(primitives.cart, { ...full, status: 'confirmed' });
  expect(landed.view()).toBe('closed');
  expect(await commands.openCheckout('basket')).toMatchObject({ ok: false, error: { code: 'cart.confirmed' } });
  expect(address()).toBe('/zomer/tickets?a=1');
});

test('a basket that becomes empty, or contains only insurance, closes the panel; an empty basket can be opened [OVL-02]', async () => {
  const { store, open, view } = start();
  await open('basket');
  store.set(primitives.cart, cartFor({ cover: 1 }, products));
  await settled();
  expect(view()).toBe('closed');
  await open('basket');
  expect(view()).toBe('basket');
});

test('the panel’s title depends on the mode (wishlist, preview, normal) and on whether the form is shown [OVL-01]', () => {
  const mode = (savesWishlist: boolean, isPreview: boolean) => ({ savesWishlist, isPreview });
  expect(panelTitle('basket', mode(false, false))).toBe('basket');
  expect(panelTitle('basket', mode(true, false))).toBe('wishlist');
  expect(panelTitle('basket', mode(false, true))).toBe('preview');
  expect(panelTitle('form', mode(true, true))).toBe('form');
});
