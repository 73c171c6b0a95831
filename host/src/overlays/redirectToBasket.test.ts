import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createMemoryRouter } from 'react-router-dom';
import { settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { checkoutGate } from '../routing/navigation/checkoutGate.ts';
import { shopNavigation } from '../routing/navigation/shopNavigation.ts';
import { followHistory } from './followHistory.ts';
import { overlayQueue } from './overlayQueue.ts';
import { redirectToBasket } from './redirectToBasket.ts';

const products = [productFor({ id: 'weekend', price: 14500 })];
const choices = { ...nothingChosen, termsVersion: '1' };
const chosen = cartFor({ weekend: 1 }, products, { choices });
const unchosen = cartFor({ weekend: 1 }, products);

const start = async (cart: Cart | null, at = '/zomer/checkout?a=1') => {
  const store = createPageStore(pageFor({ config: configFor(), products, cart }), at);
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/zomer/tickets', at] });
  const navigation = shopNavigation(router, 'zomer', () => store.get(primitives.cart)?.id ?? null);
  const gate = checkoutGate(store);
  const deps = { store, router, navigation, gate };
  followHistory({ ...deps, overlays: overlayQueue(store) });
  redirectToBasket(deps);
  await settled();
  const place = () => {
    const { pathname, search } = router.state.location;
    return [`${pathname}${search}`, store.get(primitives.checkoutView)];
  };
  return { store, router, navigation, place };
};

test('the payment page of a cart that lacks a choice redirects to the basket, which names the choice; Back does not return to the payment page', async () => {
  const { store, router, place } = await start(unchosen);
  expect(place()).toEqual(['/zomer?a=1', 'basket']);
  expect(store.get(primitives.hasTriedCheckout)).toBe(true);
  await router.navigate(-1);
  await settled();
  expect(place()).toEqual(['/zomer/tickets', 'closed']);
});

test('a complete cart, a cart in payment and a page without a cart stay on the payment page', async () => {
  for (const cart of [chosen, { ...unchosen, status: 'in_payment' as const }, cartFor({}, products), null]) {
    const { place } = await start(cart);
    expect(place()).toEqual(['/zomer/checkout?a=1', 'closed']);
  }
});

test('other pages are not redirected', async () => {
  const { place } = await start(unchosen, '/zomer/paymentstatus');
  expect(place()).toEqual(['/zomer/paymentstatus', 'closed']);
});

test('if a choice is withdrawn in the basket over the payment page, the page is checked once the basket is closed', async () => {
  const { store, navigation, place } = await start(chosen);
  navigation.openPanel('basket');
  await settled();
  store.set(primitives.cart, unchosen);
  await settled();
  expect(place()).toEqual(['/zomer/checkout?a=1', 'basket']);
  void navigation.closePanel();
  await settled();
  expect(place()).toEqual(['/zomer?a=1', 'basket']);
});

test('a cart that is read after the page opened is checked after the read', async () => {
  const { store, place } = await start(null);
  store.set(primitives.cart, unchosen);
  await settled();
  expect(place()).toEqual(['/zomer?a=1', 'basket']);
});
