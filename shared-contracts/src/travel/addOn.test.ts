import { addOnProduct, addOnProductsOf, addOnSchema } from './addOn.ts';
import { addOnKey, addOnOfKey } from './addOnKey.ts';

test('a cart has a key for each add-on, from which order and extra can be read', () => {
  expect(addOnKey('123456789', 'breakfast_2')).toBe('addon_123456789_breakfast_2');
  expect(addOnOfKey('addon_123456789_breakfast_2')).toEqual({ reference: '123456789', extraId: 'breakfast_2' });
  expect(addOnOfKey('mer_tee_M')).toBeNull();
  expect(addOnOfKey('addon_123456789_')).toBeNull();
});

test('an add-on becomes a line of the cart with its price in cents', () => {
  const breakfast = addOnSchema.parse({
    extraId: 'breakfast',
    type: { options: [{ priceInCents: 1450 }] },
    content: { title: 'Breakfast' },
    stock: 3,
  });
  expect(addOnProduct('123456789', breakfast)).toMatchObject({
    id: 'addon_123456789_breakfast',
    name: 'Breakfast',
    price: 1450,
    stock: 3,
  });
});

test('an add-on shows its picture and its texts, and an add-on without options is free', () => {
  const towel = addOnSchema.parse({
    extraId: 'towel',
    image: 'towel.avif',
    content: { title: 'Towel', description: 'Large' },
  });
  expect(addOnProduct('123456789', towel)).toMatchObject({
    price: 0,
    priceExcludingServiceCosts: 0,
    meta: { image: 'towel.avif', description: 'Large' },
  });
});

test('each option of an add-on is a separate product: name by language, price, step and maximum [ADD-01]', () => {
  const transfer = addOnSchema.parse({
    extraId: 'transfer',
    type: {
      options: [
        { id: 'transfer', title: 'Transfer', priceInCents: 1750 },
        {
          id: 'return',
          title: 'Transfer and back',
          priceInCents: 1500,
          amount: 2,
          maxQuantity: 8,
          texts: { nl: { title: 'Heen en terug' } },
        },
      ],
    },
    content: { title: 'Transfer', description: 'A seat' },
    texts: { nl: { description: 'Een plek' } },
    stock: 7,
  });
  const products = addOnProductsOf([{ reference: '123456789', extras: [transfer] }]);
  expect(products).toMatchObject([
    {
      id: 'addon_123456789_transfer',
      name: 'Transfer',
      price: 1750,
      minQuantity: 0,
      maxQuantity: 9,
      stepSize: 1,
      stock: 7,
    },
    {
      id: 'addon_123456789_return',
      name: 'Transfer and back',
      price: 1500,
      minQuantity: 2,
      maxQuantity: 8,
      stepSize: 2,
      stock: 7,
      texts: { nl: { name: 'Heen en terug', meta: { description: 'Een plek' } }, en: { name: 'Transfer and back' } },
    },
  ]);
});

test('a product that only mentions an add-on is not an add-on', () => {
  expect(addOnOfKey('mer_addon_123456789_towel')).toBeNull();
});
