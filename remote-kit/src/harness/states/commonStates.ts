import type { Product } from '@festival/shared-contracts/product/product';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { HarnessState, HarnessWorld } from './harnessState.ts';

const soldOut = (product: Product): Product => ({
  ...product,
  soldOut: true,
  stockAvailable: false,
  stock: 0,
  meta: { ...product.meta, sizes: product.meta.sizes.map((size) => ({ ...size, stock: 0 })) },
});

const longWord = 'Donaudampfschifffahrtsgesellschaft';
const isLong = (name: string) => `${name}, ${name} and once more ${name} ${longWord}`;

const longProduct = (product: Product): Product => ({
  ...product,
  name: isLong(product.name),
  price: product.price + 123_400,
  meta: {
    ...product.meta,
    description: `${product.meta.description} `.repeat(8).trim(),
    perks: product.meta.perks.map(isLong),
  },
});

const longStay = (stay: TravelPackage): TravelPackage => ({
  ...stay,
  name: isLong(stay.name),
  totalPrice: stay.totalPrice + 123_400,
});

/** A cart with the minimum quantity of each product. */
export const oneOfEach = ({ products }: HarnessWorld) =>
  Object.fromEntries(products.map(({ id, minQuantity }) => [id, Math.max(1, minQuantity)]));

/** `count` products of each kind, copied from the existing ones. */
const many = <Item extends { id: string; name: string }>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: items.length === 0 ? 0 : count }, (_, index) => {
    const item = items[index % items.length] as Item;
    return { ...item, id: `${item.id}-${index + 1}`, name: `${item.name} ${index + 1}` };
  });

const manyOfEachKind = (products: readonly Product[]): Product[] =>
  [...new Set(products.map(({ mappedType }) => mappedType))].flatMap((kind) =>
    many(
      products.filter(({ mappedType }) => mappedType === kind),
      40,
    ),
  );

/** The states of every remote. Each changes all kinds of products of the usual shop in the same way. */
export const commonStates: readonly HarnessState[] = [
  { name: 'usual' },
  { name: 'filled', world: (world) => ({ ...world, quantities: oneOfEach(world) }) },
  { name: 'loading', isLoading: true },
  { name: 'none', world: (world) => ({ ...world, products: [], stays: [] }) },
  {
    name: 'sold-out',
    world: (world) => ({
      ...world,
      products: world.products.map(soldOut),
      stays: world.stays.map((stay) => ({ ...stay, state: { soldout: true } })),
    }),
  },
  {
    name: 'updating',
    world: (world) => ({ ...world, quantities: oneOfEach(world) }),
    items: { status: 'updating' },
  },
  { name: 'failed', items: { status: 'error', message: 'unexpected' } },
  {
    name: 'long-names',
    world: (world) => ({ ...world, products: world.products.map(longProduct), stays: world.stays.map(longStay) }),
  },
  {
    name: 'forty',
    world: (world) => ({ ...world, products: manyOfEachKind(world.products), stays: many(world.stays, 40) }),
  },
];
