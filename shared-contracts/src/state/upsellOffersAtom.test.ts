import { createStore } from 'jotai/vanilla';
import { productSchema } from '../product/product.ts';
import { shopConfigSchema } from '../shop/shopConfig.ts';
import { primitives } from './primitives.ts';
import { basketOffersAtom, pageOffersAtom } from './upsellOffersAtom.ts';

const extra = (id: string, meta: object = {}) =>
  productSchema.parse({
    id,
    name: id,
    type: 'extras',
    mappedType: 'extras',
    price: 5,
    priceExcludingServiceCosts: 5,
    meta,
  });
const config = shopConfigSchema.parse({
  slug: 'zomer',
  shopToken: 'token',
  apiNamespace: 'zomer-2027',
  festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
  ossBrand: 'solstrand',
  upsellProducts: [{ id: 'tokens', texts: { nl: { title: 'Munten' } } }],
});

const shop = () => {
  const store = createStore();
  store.set(primitives.products, [
    extra('tokens'),
    extra('locker', { isUpsell: true }),
    extra('cup', { isCart: true }),
  ]);
  const titles = () => [pageOffersAtom, basketOffersAtom].map((offers) => store.get(offers).map(({ title }) => title));
  return { store, titles };
};

test('page and basket show the shop’s entries and products marked as offers, and the basket also shows its own extras [OVL-06, BSK-02]', () => {
  const { store, titles } = shop();
  expect(titles()).toEqual([['locker'], ['locker', 'cup']]);
  store.set(primitives.config, config);
  store.set(primitives.language, 'nl');
  expect(titles()).toEqual([
    ['Munten', 'locker'],
    ['Munten', 'locker', 'cup'],
  ]);
});

test('a product in the cart is not offered [OVL-06]', () => {
  const { store, titles } = shop();
  store.set(primitives.pendingQuantities, { locker: 1 });
  expect(titles()).toEqual([[], ['cup']]);
});
