/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { createHash } from 'node:crypto';
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { type AnalyticsEvent, analyticsEvents } from './analyticsEvents.ts';
import { checkoutFactsAtom } from './checkoutFacts.ts';
import { watchShop } from './watchShop.ts';

const products = [
  productFor({ id: 'weekend', name: 'Weekend', price: 14500 }),
  productFor({ id: 'bus', name: 'Bus', price: 2450, mappedType: 'transportation' }),
];
const order = { paymentUri: null, availablePaymentMethods: [], reference: '123456789', status: 'completed' as const };
const weekend = { item_id: 'weekend', item_name: 'Weekend', item_category: 'ticket', price: 145 };
const bus = { item_id: 'bus', item_name: 'Bus', item_category: 'transportation', price: 24.5 };
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const start = (held: Quantities | null = {}, values: Partial<Cart> = {}) => {
  const page = pageFor({ products, cart: held && cartFor(held, products, values) });
  const store = createPageStore(page, '/zomer/paymentstatus');
  const events: AnalyticsEvent[] = [];
  watchShop({
    store,
    slug: 'zomer',
    storage: sessionStorage,
    memory: () => localStorage,
    publish: (event) => void events.push(event),
  });
  const show = (quantities: Quantities, more: Partial<Cart> = {}) =>
    store.set(primitives.cart, cartFor(quantities, products, more));
  return { store, events, show };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});

test('products added to the cart and removed from it are published with the changed quantity [ANL-01]', () => {
  const { events, show } = start({ weekend: 1 });
  show({ weekend: 3, bus: 1 });
  show({ weekend: 3, bus: 1 });
  show({ weekend: 2 });
  expect(events).toEqual([
    {
      name: 'add_to_cart',
      parameters: {
        currency: 'EUR',
        value: 314.5,
        items: [
          { ...weekend, quantity: 2 },
          { ...bus, quantity: 1 },
        ],
      },
    },
    {
      name: 'remove_from_cart',
      parameters: {
        currency: 'EUR',
        value: 169.5,
        items: [
          { ...weekend, quantity: 1 },
          { ...bus, quantity: 1 },
        ],
      },
    },
  ]);
});

test('a hidden tab publishes nothing, because the visible tab does; an expired cart publishes no removal [ANL-01]', () => {
  const { events, show, store } = start({ weekend: 1 });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  show({ weekend: 2 });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  store.set(primitives.cart, null);
  show({}, { id: 'cart-2' });
  expect(events).toEqual([]);
});

test('the basket, the checkout form and the payment are published with all products in the cart [ANL-01]', () => {
  const { events, store } = start({ weekend: 2 });
  const commerce = { currency: 'EUR', value: 290, items: [{ ...weekend, quantity: 2 }] };
  store.set(primitives.checkoutView, 'basket');
  store.set(primitives.checkoutView, 'form');
  store.set(checkoutFactsAtom, { contact: { email: ' Noor@Example.NL', phone: '+31 6 12345678' } });
  store.set(checkoutFactsAtom, { paymentMethod: 'ideal' });
  expect(events).toEqual([
    { name: 'view_cart', parameters: commerce },
    { name: 'begin_checkout', parameters: commerce },
    {
      name: 'add_payment_info',
      parameters: {
        ...commerce,
        payment_type: 'ideal',
        user_data: { email_sha256: hash('noor@example.nl'), phone_sha256: hash('+31612345678') },
      },
    },
  ]);
});

test('a purchase is published once in this browser, after the payment on another site, with only hashes of the buyer [ANL-01]', () => {
  const before = start({ weekend: 2 });
  before.store.set(checkoutFactsAtom, { contact: { email: 'Noor@example.nl', phone: '' } });
  const paid = start({ weekend: 2 }, { status: 'confirmed', order });
  expect(paid.events).toEqual([
    {
      name: 'purchase',
      parameters: {
        currency: 'EUR',
        value: 290,
        items: [{ ...weekend, quantity: 2 }],
        transaction_id: '123456789',
        shipping: 0,
        user_data: { email_sha256: hash('noor@example.nl') },
      },
    },
  ]);
  expect(JSON.stringify([sessionStorage, localStorage, paid.events])).not.toMatch(/noor@/i);
  expect(start({ weekend: 2 }, { status: 'confirmed', order }).events).toEqual([]);
});

test('a payment that is confirmed on the open page is also published as a purchase, and each event fits its schema [ANL-01]', () => {
  const { events, show, store } = start({ weekend: 1 });
  show({ weekend: 2 });
  show({});
  show({ weekend: 1 });
  store.set(primitives.checkoutView, 'basket');
  store.set(primitives.checkoutView, 'form');
  store.set(checkoutFactsAtom, { paymentMethod: 'ideal' });
  show({ weekend: 1 }, { status: 'in_payment', order: { ...order, status: 'pending' } });
  show({ weekend: 1 }, { status: 'confirmed', order });
  expect(new Set(events.map(({ name }) => name))).toEqual(new Set(Object.keys(analyticsEvents)));
  for (const { name, parameters } of events) expect(analyticsEvents[name].parse(parameters)).toEqual(parameters);
});
