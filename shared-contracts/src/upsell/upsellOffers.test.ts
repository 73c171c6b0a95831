import { type Product, productSchema } from '../product/product.ts';
import { upsellEntrySchema } from './upsellEntry.ts';
import { upsellOffers } from './upsellOffers.ts';

const product = (id: string, values: object = {}): Product =>
  productSchema.parse({
    id,
    name: `The ${id}`,
    type: 'extras',
    mappedType: 'extras',
    price: 5,
    priceExcludingServiceCosts: 5,
    ...values,
  });
const entry = (id: string, values: object = {}) => upsellEntrySchema.parse({ id, ...values });

/** The addresses of the shop's steps, as its remotes declare them. */
const steps = {
  ofKinds: { merchandise: 'goods', extras: 'more' },
  ofTiles: { Merchandise: 'goods', Extras: 'more', Transport: 'coaches' },
};

const offers = ({
  entries = [] as ReturnType<typeof entry>[],
  products = [] as Product[],
  quantities = {},
  language = 'en' as 'en' | 'nl',
  place = 'page' as 'page' | 'basket',
}) => upsellOffers({ entries, products, quantities, language, place, steps });
const idsOf = (input: Parameters<typeof offers>[0]) => offers(input).map(({ productId }) => productId);

test('entries come first, then products marked as offers, highlighted ones before all others [OVL-06]', () => {
  const products = [
    product('locker', { isUpsell: true }),
    product('tokens'),
    product('poncho', { meta: { isUpsell: true } }),
    product('bottle', { isUpsell: true, isHighlight: true }),
    product('cup', { isHighlight: true }),
    product('plain'),
  ];
  const entries = [entry('tokens'), entry('cup'), entry('poncho', { highLighted: true })];
  expect(idsOf({ entries, products })).toEqual(['poncho', 'bottle', 'tokens', 'cup', 'locker']);
});

test('a product that is in the cart, sold out or not sold by the shop is not offered [OVL-06]', () => {
  const products = [
    product('held', { isUpsell: true }),
    product('gone', { isUpsell: true, soldOut: true }),
    product('left', { isUpsell: true }),
    product('zero', { isUpsell: true }),
  ];
  const entries = [entry('elsewhere'), entry('held')];
  expect(idsOf({ entries, products, quantities: { held: 1, zero: 0 } })).toEqual(['left', 'zero']);
});

test('merchandise is offered in one size, and not at all once one size is in the cart [OVL-06]', () => {
  const size = (id: string, values: object = {}) =>
    product(id, { type: 'merchandise', mappedType: 'merchandise', isUpsell: true, ...values });
  const products = [
    size('mer_tee_S', { soldOut: true }),
    size('mer_tee_M'),
    size('mer_tee_L'),
    size('mer_tee_XXL'),
    size('mer_cap'),
    size('mer_mug'),
  ];
  expect(idsOf({ products })).toEqual(['mer_tee_M', 'mer_cap', 'mer_mug']);
  expect(idsOf({ products, quantities: { mer_tee_S: 1 } })).toEqual(['mer_cap', 'mer_mug']);
  const extras = [product('a_b_c', { isUpsell: true }), product('a_b_d', { isUpsell: true })];
  expect(idsOf({ products: extras })).toEqual(['a_b_c', 'a_b_d']);
});

test.each([
  ['its own isUpsell', { isUpsell: true }],
  ['isUpsell of its meta', { meta: { isUpsell: true } }],
])(
  'an extra with %s is offered on the page and in the basket, and an extra without it is not [EXT-01]',
  (_, values) => {
    const products = [product('locker', values), product('plain')];
    expect([idsOf({ products }), idsOf({ products, place: 'basket' })]).toEqual([['locker'], ['locker']]);
  },
);

test('an extra with only isCart is offered in the basket only [EXT-01]', () => {
  const products = [product('tokens', { meta: { isCart: true } })];
  expect([idsOf({ products }), idsOf({ products, place: 'basket' })]).toEqual([[], ['tokens']]);
});

test('a tile has the texts of its language, otherwise those of the product, and the product’s price [OVL-12]', () => {
  const products = [
    product('tokens', { price: 12.5, meta: { image: '/art/tokens' } }),
    product('tee', { mappedType: 'merchandise', meta: { productImages: ['/art/tee', '/art/back'] } }),
  ];
  const tile = { title: 'Ten tokens', buttonLabel: 'Add', tileImage: '/art/tile' };
  const entries = [entry('tokens', { tile, texts: { nl: { title: 'Tien munten' } } }), entry('tee')];
  expect(offers({ entries, products, language: 'nl' })).toMatchObject([
    { title: 'Tien munten', buttonLabel: 'Add', image: '/art/tile', price: 1250 },
    { title: 'The tee', buttonLabel: '', image: '/art/tee' },
  ]);
  const own = { entries: [entry('tokens')], products };
  expect(offers(own)).toMatchObject([{ title: 'The tokens', image: '/art/tokens' }]);
  expect(offers({ products: [product('bare', { isUpsell: true })] })).toMatchObject([{ image: '', buttonLabel: '' }]);
});

test.each([
  ['Transport', 'coaches'],
  ['Merchandise', 'goods'],
  ['Extras', 'more'],
])('a tile with the link %s leads to %s, and with isCart into the cart [OVL-12]', (tileLink, step) => {
  const products = [product('tokens', { minQuantity: 2 })];
  const action = (isCart: boolean) =>
    offers({ entries: [entry('tokens', { tile: { tileLink, isCart } })], products })[0]?.action;
  expect(action(false)).toEqual({ kind: 'step', step });
  expect(action(true)).toEqual({ kind: 'add', quantity: 2 });
});

test('without an entry an extra is added to the cart; other products, and age-checked ones, link to their step [MER-02, OVL-12]', () => {
  const actionOf = (values: object) => offers({ products: [product('one', { isUpsell: true, ...values })] })[0]?.action;
  expect(actionOf({})).toEqual({ kind: 'add', quantity: 1 });
  expect(actionOf({ mappedType: 'merchandise' })).toEqual({ kind: 'step', step: 'goods' });
  expect(actionOf({ meta: { ageCheck: true } })).toEqual({ kind: 'step', step: 'more' });
  // This kind of product has no page.
  expect(actionOf({ mappedType: 'notused' })).toEqual({ kind: 'add', quantity: 1 });
});
