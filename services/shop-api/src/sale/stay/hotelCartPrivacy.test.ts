import { nachtwoud } from '@festival/example-festivals/nachtwoud/nachtwoud';
import { type StaysShop, staysFestival, staysShop } from '../../../testing/staysShop.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop([staysFestival(), nachtwoud]);
});
afterAll(() => shop.close());

const calls: [Parameters<StaysShop['hotel']>[1], string, object | undefined][] = [
  ['GET', '', undefined],
  ['PUT', '', { productId: 'glamping-standard' }],
  ['POST', '/extras', { extraId: 'stay-towels', amount: 1 }],
  ['DELETE', '/extras?extraId=stay-breakfast', undefined],
  ['PATCH', '/add-ons', { addonId: 'stay-towels', quantity: 1, hotelCartId: '0198f000-0000-7000-8000-000000000000' }],
  ['DELETE', '/add-ons?addonId=addon_123456789_stay-towels', undefined],
  ['DELETE', '', undefined],
];

test('in every call, a travel id of another shop gets the same response as an unknown travel id [API-07]', async () => {
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

test('responses about a stay are never cached [API-07]', async () => {
  const own = await shop.newCart();
  await shop.choose(own, 'hotel-dune-standard');
  expect((await shop.hotel(own, 'GET')).headers['cache-control']).toBe('no-store');
});
