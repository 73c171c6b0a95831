import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import { countItems } from './countItems.ts';

const products = [
  productFor({ id: 'weekend' }),
  productFor({ id: 'stay-ticket', categories: { en: 'TRAVEL TICKETS', nl: 'TRAVEL TICKETS' } }),
  productFor({ id: 'bus', mappedType: 'transportation', type: 'transportation' }),
  productFor({ id: 'tee', mappedType: 'merchandise', type: 'merchandise' }),
  productFor({ id: 'post', mappedType: 'merchandise', type: 'merchandise', slug: 'shipping' }),
  productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance' }),
];
const quantities = { weekend: 2, 'stay-ticket': 4, bus: 1, tee: 3, post: 1, cover: 1 };

test('items are counted as on the receipt: without delivery, refund protection and the tickets of a stay', () => {
  const listed = basketGroups(quantities, products).flatMap(({ lines }) => lines);
  expect(countItems(quantities, products)).toBe(6);
  expect(listed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(6);
});

test('a step counts its own kinds of product by the same rule', () => {
  expect(countItems(quantities, products, ['ticket'])).toBe(2);
  expect(countItems(quantities, products, ['merchandise'])).toBe(3);
  expect(countItems({}, products, ['ticket'])).toBe(0);
});

test('the step of the stays counts rooms, and not the extras of a stay [STP-01]', () => {
  const stay = [
    productFor({ id: 'hut', mappedType: 'packages', type: 'hotel' }),
    productFor({ id: 'breakfast', mappedType: 'packages', type: 'travel' }),
  ];
  const held = { hut: 1, breakfast: 2 };
  expect(countItems(held, stay, ['packages'])).toBe(1);
  expect(countItems(held, stay)).toBe(3);
});
