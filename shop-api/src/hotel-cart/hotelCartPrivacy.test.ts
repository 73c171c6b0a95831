import { shortHoldShop } from '../../jest/testFestival.ts';
import type { OwnCart } from '../../jest/testShop.ts';
import { type StaysShop, staysFestival, staysShop } from '../../jest/testStays.ts';
import { nachtwoud } from '../data/nachtwoud/nachtwoud.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop([staysFestival(), nachtwoud]);
});
afterAll(() => shop.close());

const otherEvent = { eventId: 'nachtwoud-2027', token: 'nachtwoud-regular-sale' };
const foreign: [string, (own: OwnCart, other: OwnCart) => OwnCart, string][] = [
  ['without a token', (own) => ({ ...own, token: '' }), 'cart.not_found'],
  ['with a guessed token', (own) => ({ ...own, token: 'A'.repeat(43) }), 'cart.not_found'],
  ['with another cart’s token', (own, other) => ({ ...own, token: other.token }), 'cart.not_found'],
  ['from another shop of the event', (own) => ({ ...own, shop: shortHoldShop }), 'cart.not_found'],
  ['from another event', (own) => ({ ...own, shop: otherEvent }), 'travel.not_found'],
  ['by an id that is none', (own) => ({ ...own, id: 'weekend' }), 'cart.not_found'],
  ['by an id that no cart has', (own) => ({ ...own, id: '0198f000-0000-7000-8000-000000000000' }), 'cart.not_found'],
];
const calls: [Parameters<StaysShop['hotel']>[1], string, object | undefined][] = [
  ['GET', '', undefined],
  ['PUT', '', { productId: 'glamping-standard' }],
  ['POST', '/extras', { extraId: 'stay-towels', amount: 1 }],
  ['DELETE', '/extras?extraId=stay-breakfast', undefined],
  ['PATCH', '/add-ons', { addonId: 'stay-towels', quantity: 1, hotelCartId: '0198f000-0000-7000-8000-000000000000' }],
  ['DELETE', '/add-ons?addonId=addon_123456789_stay-towels', undefined],
  ['DELETE', '', undefined],
];

test.each(foreign)(
  '%s a stay can’t be read or changed by any call: 404 each time [API-07]',
  async (_how, claim, code) => {
    const [own, other] = [await shop.newCart(), await shop.newCart()];
    await shop.choose(own, 'hotel-dune-standard');
    await shop.hotel(own, 'POST', '/extras', { extraId: 'stay-breakfast', amount: 1 });
    const before = await shop.cartOf(own);
    for (const [method, below, payload] of calls) {
      const answer = await shop.hotel(claim(own, other), method, below, payload);
      expect([method, below, answer.status, answer.body.error?.code]).toEqual([method, below, 404, code]);
    }
    expect((await shop.cartOf(own)).products).toEqual(before.products);
  },
);

test('another event’s cart is not this one’s, whatever travel id the path names [API-07]', async () => {
  const own = await shop.newCart();
  await shop.choose(own, 'hotel-dune-standard');
  const answer = await shop.call(otherEvent, {
    url: `/shopping/carts/${own.id}/products/hotel/nachtwoud-stays`,
    headers: { 'x-cart-token': own.token },
  });
  expect([answer.status, answer.body.error?.code]).toEqual([404, 'cart.not_found']);
});

test('a travel id that is not the shop’s is nobody’s, in every call [API-07]', async () => {
  const own = await shop.newCart();
  for (const [method, below, payload] of calls) {
    const answer = await shop.call(own.shop, {
      method,
      url: `/shopping/carts/${own.id}/products/hotel/nachtwoud-stays${below}`,
      headers: { 'x-cart-token': own.token },
      ...(payload ? { payload } : {}),
    });
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'travel.not_found']);
  }
});

test('answers about a stay are kept nowhere [API-07]', async () => {
  const own = await shop.newCart();
  await shop.choose(own, 'hotel-dune-standard');
  expect((await shop.hotel(own, 'GET')).headers['cache-control']).toBe('no-store');
});
