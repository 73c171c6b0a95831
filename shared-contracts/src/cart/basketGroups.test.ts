import { mappedTypes, type Product, productSchema, productTypes } from '../product/product.ts';
import { basketGroups, isBasketLine } from './basketGroups.ts';

const product = (id: string, values: object = {}): Product =>
  productSchema.parse({
    id,
    name: id,
    type: 'ticket',
    mappedType: 'ticket',
    price: 10,
    priceExcludingServiceCosts: 10,
    ...values,
  });
const oneOfEach = (products: readonly Product[]) => Object.fromEntries(products.map(({ id }) => [id, 1]));
const shown = (products: readonly Product[], packageNames = {}) =>
  basketGroups(oneOfEach(products), products, packageNames).map(({ name, lines }) => [
    name,
    ...lines.map((line) => line.product.id),
  ]);

test('groups have the order of the receipt, in any order of the products [BSK-01]', () => {
  const products = [
    product('compare', { mappedType: 'comparetransport' }),
    product('locker', { mappedType: 'extras' }),
    product('tee', { mappedType: 'merchandise' }),
    product('bus', { mappedType: 'transportation' }),
    product('addon_123456789_breakfast', { mappedType: 'extras' }),
    product('hotel', { mappedType: 'packages' }),
    product('weekend'),
    product('club', { mappedType: 'membership' }),
    product('vip', { mappedType: 'upgrades' }),
  ];
  expect(shown(products)).toEqual([
    ['upgrades', 'vip'],
    ['membership', 'club'],
    ['ticket', 'weekend'],
    ['packages', 'hotel'],
    ['hoteladdons', 'addon_123456789_breakfast'],
    ['transportation', 'bus'],
    ['merchandise', 'tee'],
    ['extras', 'locker'],
    ['comparetransport', 'compare'],
  ]);
});

test('a stay comes before its extras, in any order of the products [BSK-01, TRV-03]', () => {
  const products = [
    product('breakfast', { type: 'travel', mappedType: 'packages' }),
    product('bell tent', { type: 'hotel', mappedType: 'packages' }),
    product('towel', { type: 'travel', mappedType: 'packages' }),
  ];
  expect(shown(products)).toEqual([['packages', 'bell tent', 'breakfast', 'towel']]);
});

test('travel tickets are grouped with the stay if they have a price, not with tickets; the shipping line is not in merchandise [BSK-01]', () => {
  const products = [
    product('weekend'),
    product('withHotel', { categories: { en: 'TRAVEL TICKETS' }, price: 0 }),
    product('paidEntrance', { categories: { en: 'TRAVEL TICKETS' } }),
    product('post', { mappedType: 'merchandise', slug: 'shipping' }),
  ];
  expect(shown(products)).toEqual([
    ['ticket', 'weekend'],
    ['packages', 'paidEntrance'],
  ]);
});

test('hotel add-ons are grouped by order, under its reference and the name of its package [BSK-01]', () => {
  const products = ['addon_111111111_towel', 'addon_222222222_towel', 'addon_111111111_parking'].map((id) =>
    product(id),
  );
  const groups = basketGroups(oneOfEach(products), products, { '111111111': 'Beach Hotel' });
  expect(groups.map(({ order, lines }) => [order, lines.length])).toEqual([
    [{ reference: '111111111', packageName: 'Beach Hotel' }, 2],
    [{ reference: '222222222', packageName: '' }, 1],
  ]);
});

test('a line has the cart’s quantity, and only add-ons are listed under an order', () => {
  const weekend = product('weekend');
  expect(basketGroups({ weekend: 3 }, [weekend])).toEqual([
    { name: 'ticket', lines: [{ product: weekend, quantity: 3 }] },
  ]);
});

test('refund protection and the shipping line are not lines of the receipt, but a ticket is', () => {
  expect(isBasketLine(product('weekend'))).toBe(true);
  expect(isBasketLine(product('cover', { mappedType: 'insurance' }))).toBe(false);
  expect(isBasketLine(product('post', { mappedType: 'merchandise', slug: 'shipping' }))).toBe(false);
});

test('a quantity of 0 and a product unknown to the shop are not shown', () => {
  expect(basketGroups({ weekend: 0, gone: 2 }, [product('weekend')])).toEqual([]);
});

test('only mappedType determines the basket group, whatever the type; a product of the mappedType notused is not shown [BRD-07]', () => {
  for (const type of productTypes) {
    const seen = mappedTypes.map((mappedType) => {
      const one = product('one', { type, mappedType });
      return [mappedType, basketGroups({ one: 1 }, [one])[0]?.name ?? null];
    });
    expect([type, seen]).toEqual([
      type,
      [
        ['ticket', 'ticket'],
        ['membership', 'membership'],
        ['merchandise', 'merchandise'],
        ['transportation', 'transportation'],
        ['insurance', null],
        ['extras', 'extras'],
        ['comparetransport', 'comparetransport'],
        ['notused', null],
        ['packages', 'packages'],
        ['upgrades', 'upgrades'],
      ],
    ]);
  }
});
