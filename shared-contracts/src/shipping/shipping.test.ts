import { shippingCountrySchema, shippingMethodSchema } from './shippingMethod.ts';
import { shippingFormOf, shippingPriceOf } from './shippingPriceOf.ts';

test('the fixed table has a price for the Netherlands, Belgium and Germany, and 0 for other countries', () => {
  expect(['NL', 'BE', 'DE', 'FR', 'constructor'].map(shippingPriceOf)).toEqual([599, 870, 819, 0, 0]);
});

test('ids that start with shopify_ or lightspeed_ determine the shipping form, once they are in the cart', () => {
  expect(shippingFormOf({ shopify_tee_M: 1, lightspeed_mug: 1 })).toBe('shopify');
  expect(shippingFormOf({ shopify_tee_M: 0, lightspeed_mug: 2 })).toBe('lightspeed');
  expect(shippingFormOf({ mer_tee_M: 1 })).toBeNull();
  expect(shippingFormOf({ weekend: 1, lightspeed_mug: 1 })).toBe('lightspeed');
});

test('a shipping method has name, handle (a string) and price; its euros become cents', () => {
  expect(shippingMethodSchema.parse({ name: 'Post', handle: 'post', price: 5.99 })).toEqual({
    name: 'Post',
    handle: 'post',
    price: 599,
    texts: {},
  });
  expect(shippingMethodSchema.safeParse({ name: 'Post', handle: 7, price: 5.99 }).success).toBe(false);
});

test('a shipping country has deliverytype and price', () => {
  const row = { code: 'NL', name: 'Netherlands', phonePrefix: '31', deliverytype: 'parcel', price: 5.99 };
  expect(shippingCountrySchema.parse(row)).toEqual({ ...row, price: 599 });
});
