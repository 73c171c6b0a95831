import { createStore } from 'jotai/vanilla';
import { cartSchema } from '../cart/cart.ts';
import type { Commands } from '../commands/commands.ts';
import { productSchema } from '../product/product.ts';
import { shopConfigSchema } from '../shop/shopConfig.ts';
import { termsVersionOf } from '../shop/termsVersionOf.ts';
import { commandsPrimitive, primitives } from './primitives.ts';
import {
  canExtendHoldAtom,
  capabilitiesAtom,
  cartCountdownAtom,
  choicesAtom,
  commandsAtom,
  isCovidTermsAcceptedAtom,
  isTermsAcceptedAtom,
  isUpdatingAtom,
  itemStatesAtom,
  missingChecksAtom,
  productsAtom,
  quantitiesAtom,
  shippingCountryAtom,
  shippingHandleAtom,
  shopUpdateStateAtom,
  totalsAtom,
} from './shopState.ts';

const config = shopConfigSchema.parse({
  slug: 'zomer',
  shopToken: 'token',
  apiNamespace: 'zomer-2027',
  festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
  ossBrand: 'solstrand',
  orderServiceFee: 350,
});
const weekend = productSchema.parse({
  id: 'weekend',
  name: 'Weekend',
  type: 'ticket',
  mappedType: 'ticket',
  price: 145,
  priceExcludingServiceCosts: 145,
  texts: { nl: { name: 'Heel weekend' } },
});
const totals = {
  productsExcludingServiceCosts: 29000,
  serviceCosts: 0,
  orderFee: 0,
  touristTax: 0,
  entertainmentTax: 0,
  insurance: 0,
  shipping: 0,
  discount: 0,
  total: 29000,
};
const cart = cartSchema.parse({
  id: 'cart-1',
  status: 'shopping',
  timeout: 900,
  products: { weekend: 2 },
  totalAmount: 290,
  totalAmountExcludingServiceCosts: 290,
  totals,
  checkoutAllowed: true,
  choices: { shippingCountry: 'NL', shippingHandle: 'post' },
});

const shop = () => {
  const store = createStore();
  store.set(primitives.config, config);
  store.set(primitives.products, [weekend]);
  store.set(primitives.cart, cart);
  return store;
};

test('a pressed quantity replaces the cart’s until the write is answered', () => {
  const store = shop();
  expect(store.get(quantitiesAtom)).toEqual({ weekend: 2 });
  store.set(primitives.pendingQuantities, { weekend: 3, bus: 1 });
  expect(store.get(quantitiesAtom)).toEqual({ weekend: 3, bus: 1 });
  store.set(primitives.pendingChoices, { shippingCountry: 'BE' });
  expect(store.get(choicesAtom)).toMatchObject({ shippingCountry: 'BE', shippingHandle: 'post', termsVersion: null });
});

test('a page without a cart has nothing chosen', () => {
  const store = createStore();
  expect([store.get(shippingCountryAtom), store.get(shippingHandleAtom)]).toEqual([null, '']);
  store.set(primitives.pendingChoices, { refundProtection: 'no', shippingCountry: 'NL', shippingHandle: 'post' });
  expect([store.get(shippingCountryAtom), store.get(shippingHandleAtom)]).toEqual(['NL', 'post']);
});

test('terms and COVID terms are accepted separately, each in the displayed version', () => {
  const store = shop();
  const accepted = () => [store.get(isTermsAcceptedAtom), store.get(isCovidTermsAcceptedAtom)];
  expect(accepted()).toEqual([false, false]);
  store.set(primitives.pendingChoices, { termsVersion: termsVersionOf(config) });
  expect(accepted()).toEqual([true, false]);
  store.set(primitives.pendingChoices, { termsVersion: 'an older one', covidTermsVersion: termsVersionOf(config) });
  expect(accepted()).toEqual([false, true]);
  store.set(primitives.config, null);
  store.set(primitives.pendingChoices, { termsVersion: null });
  expect(accepted()).toEqual([false, false]);
});

test('the missing choices are only known for a known shop', () => {
  const store = shop();
  expect(store.get(missingChecksAtom)).toEqual(['form_covid_not_accepted', 'form_terms_not_accepted']);
  const termsVersion = termsVersionOf(config);
  store.set(primitives.pendingChoices, { termsVersion, covidTermsVersion: termsVersion });
  expect(store.get(missingChecksAtom)).toEqual([]);
  store.set(primitives.pendingChoices, {});
  store.set(primitives.config, null);
  expect(store.get(missingChecksAtom)).toEqual([]);
});

test('the totals are the server’s once it has answered, and before that computed with the shop’s order fee', () => {
  const store = shop();
  expect(store.get(totalsAtom)).toEqual(cart.totals);
  store.set(primitives.cart, null);
  store.set(primitives.pendingQuantities, { weekend: 1 });
  expect(store.get(totalsAtom)).toMatchObject({ orderFee: config.orderServiceFee, shipping: 0, discount: 0 });
  store.set(primitives.config, null);
  expect(store.get(totalsAtom)).toMatchObject({ orderFee: 0, total: 14500 });
});

test('products are in the visitor’s language', () => {
  const store = shop();
  const names = () => store.get(productsAtom).map(({ name }) => name);
  store.set(primitives.language, 'nl');
  expect(names()).toEqual(['Heel weekend']);
  store.set(primitives.language, 'en');
  expect(names()).toEqual(['Weekend']);
});

test('a product that did not change is the same object in the next list, whatever else changes', () => {
  const store = shop();
  const [first] = store.get(productsAtom);
  store.set(primitives.products, [weekend, { ...weekend, id: 'day' }]);
  expect(store.get(productsAtom)[0]).toBe(first);
});

test('a cart counts down to zero by the server’s clock, and a cart without a deadline does not', () => {
  const store = shop();
  expect(store.get(cartCountdownAtom)).toBeNull();
  store.set(primitives.cartDeadline, 5_000);
  store.set(primitives.serverNow, 2_000);
  expect(store.get(cartCountdownAtom)).toBe(3_000);
  store.set(primitives.serverNow, 9_000);
  expect(store.get(cartCountdownAtom)).toBe(0);
});

test('the hold can be extended in its last 120 s, as long as the server allows it', () => {
  const store = shop();
  const at = (secondsLeft: number, holdExtensionsLeft = 1): boolean => {
    store.set(primitives.cart, { ...cart, holdExtensionsLeft });
    store.set(primitives.cartDeadline, secondsLeft * 1000);
    return store.get(canExtendHoldAtom);
  };
  expect([at(121), at(120), at(1), at(0), at(60, 0)]).toEqual([false, true, true, false, false]);
  expect(createStore().get(canExtendHoldAtom)).toBe(false);
});

test('while a quantity waits for its answer its product and the shop are updating; then the product has the state of its answer [CNT-05, TIX-12]', () => {
  const store = shop();
  const states = () => [
    store.get(itemStatesAtom).bus?.status,
    store.get(shopUpdateStateAtom),
    store.get(isUpdatingAtom),
  ];
  store.set(primitives.itemStates, { bus: { status: 'added' } });
  store.set(primitives.pendingQuantities, { bus: 2 });
  expect(states()).toEqual(['updating', 'updating', true]);
  expect(store.get(itemStatesAtom).weekend).toBeUndefined();
  store.set(primitives.pendingQuantities, {});
  expect(states()).toEqual(['added', '', false]);
});

test('controls wait during a write of the cart or the removal of its stay', () => {
  const store = shop();
  expect(store.get(isUpdatingAtom)).toBe(false);
  store.set(primitives.shopUpdateState, 'update.travel');
  expect(store.get(isUpdatingAtom)).toBe(true);
});

test('a command that is used before the page has started is a bug, and says what to do', () => {
  const store = createStore();
  expect(() => store.get(commandsAtom)).toThrow('set commandsPrimitive first');
  const current = {} as Commands;
  store.set(commandsPrimitive, { current });
  expect(store.get(commandsAtom)).toBe(current);
});

test('the capabilities of a shop are known once the shop is read', () => {
  expect(createStore().get(capabilitiesAtom)).toBeNull();
  expect(shop().get(capabilitiesAtom)).toMatchObject({ takesPayment: true, savesWishlist: false });
});
