import { type Product, productSchema } from '@festival/shared-contracts/product/product';
import type * as z from 'zod/mini';

type WireProduct = z.input<typeof productSchema>;

const ticket = (id: string, name: string, price: number, more: Partial<WireProduct> = {}): WireProduct => ({
  id,
  name,
  type: 'ticket',
  mappedType: 'ticket',
  price,
  priceExcludingServiceCosts: price - 4.5,
  serviceCosts: 4.5,
  stock: 200,
  meta: {
    image: `/brand/solstrand/art/${id}.svg`,
    description: `${name}: entrance, camping ground and stages.`,
    perks: ['Stages', 'Water'],
  },
  ...more,
});

const plain =
  (mappedType: 'transportation' | 'merchandise' | 'extras', type: WireProduct['type']) =>
  (id: string, name: string, price: number, more: Partial<WireProduct> = {}): WireProduct => ({
    id,
    name,
    type,
    mappedType,
    price,
    priceExcludingServiceCosts: price,
    stock: 40,
    meta: { image: `/brand/solstrand/art/${id}.svg`, description: name },
    ...more,
  });

const bus = plain('transportation', 'transportation');
const piece = plain('merchandise', 'merchandise');
const extra = plain('extras', 'extras');

const sizes = ['S', 'M', 'L'].map((size, index) => ({ id: `paylogic_tee_${size}`, size, stock: index * 5 }));

const wire: WireProduct[] = [
  ticket('weekend', 'Weekend', 165),
  ticket('day-friday', 'Friday', 69.5, { stock: 12 }),
  ticket('day-saturday', 'Saturday', 74.5, { soldOut: true, stockAvailable: false, stock: 0 }),
  ticket('vip', 'VIP', 289, { minQuantity: 2, stepSize: 2, maxQuantity: 6 }),
  bus('bus-amsterdam', 'Bus Amsterdam', 24.5),
  bus('bus-utrecht', 'Bus Utrecht', 27, { soldOut: true, stockAvailable: false, stock: 0 }),
  ...sizes.map(({ id, size, stock }) =>
    piece(id, `T-shirt ${size}`, 35, {
      stock,
      meta: { image: '/brand/solstrand/art/tee.svg', description: 'Cotton', sizes },
    }),
  ),
  extra('locker', 'Locker', 18),
  extra('parking', 'Parking', 22.5),
  {
    id: 'insurance',
    name: 'Refund protection',
    type: 'insurance',
    mappedType: 'insurance',
    price: 0,
    priceExcludingServiceCosts: 0,
    meta: { percentage: 6.5 },
  },
];

/** Products of each kind, with much, little and no stock, which a remote must be able to show. Prices in cents. */
export const fakeProducts = (): Product[] => wire.map((product) => productSchema.parse(product));
