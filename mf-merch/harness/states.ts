import type { HarnessState, HarnessWorld } from '@festival/remote-kit/harness/harnessState';
import type { Product } from '@festival/shared-contracts/product/product';

/** Changes the products of one kind and keeps the others. */
const withEach =
  (kind: Product['mappedType'], change: (product: Product) => Product) =>
  (world: HarnessWorld): HarnessWorld => ({
    ...world,
    products: world.products.map((product) => (product.mappedType === kind ? change(product) : product)),
  });

const withMeta =
  (changed: Partial<Product['meta']>) =>
  (product: Product): Product => ({ ...product, meta: { ...product.meta, ...changed } });

const merchandise = ['merchandise'] as const;
const pictures = ['tee', 'hoodie', 'cap'].map((name) => `/brand/solstrand/art/${name}.svg`);

const soldOutWithPrice = (world: HarnessWorld): HarnessWorld => ({
  ...withEach('merchandise', (product) => ({
    ...withMeta({ sizes: product.meta.sizes.map((size) => ({ ...size, stock: 0 })) })(product),
    soldOut: true,
    stockAvailable: false,
    stock: 0,
  }))(world),
  config: { ...world.config, soldoutPrice: true },
});

/** States of merchandise and extras, in addition to those of every remote. */
export const states: readonly HarnessState[] = [
  { name: 'gallery', modules: merchandise, world: withEach('merchandise', withMeta({ productImages: pictures })) },
  {
    name: 'no-pictures',
    modules: ['merchandise', 'extras'],
    world: (world) =>
      withEach('extras', withMeta({ image: '' }))(withEach('merchandise', withMeta({ image: '' }))(world)),
  },
  { name: 'age-check', modules: merchandise, world: withEach('merchandise', withMeta({ ageCheck: true })) },
  { name: 'sold-out-with-price', modules: merchandise, world: soldOutWithPrice },
  {
    name: 'pictures-on-large-screens',
    modules: ['extras'],
    world: withEach('extras', withMeta({ hideVisualOnMobile: true })),
  },
  { name: 'detail', modules: ['extra'], params: { id: 'locker' } },
  {
    name: 'detail-perks',
    modules: ['extra'],
    params: { id: 'locker' },
    world: withEach('extras', withMeta({ perks: ['Your own key', 'Room for a backpack', 'Power for your phone'] })),
  },
  {
    name: 'detail-sold-out',
    modules: ['extra'],
    params: { id: 'locker' },
    world: withEach('extras', (product) => ({ ...product, soldOut: true, stockAvailable: false, stock: 0 })),
  },
];
