import { travelTicketCategory } from '@festival/shared-contracts/product/isTravelTicket';
import { productSchema } from '@festival/shared-contracts/product/product';
import { inBasketOrder } from './inBasketOrder.ts';

const line = (id: string, mappedType: string, more: object = {}) => ({
  product: productSchema.parse({
    id,
    name: id,
    type: 'ticket',
    mappedType,
    price: 10,
    priceExcludingServiceCosts: 10,
    ...more,
  }),
});

test('an order lists its lines like the basket: a stay and its entrance come before the products added to it, protection comes last [BSK-01, PAY-04]', () => {
  const lines = [
    line('protection', 'insurance'),
    line('locker', 'extras'),
    line('breakfast', 'packages', { type: 'travel' }),
    line('tee', 'merchandise'),
    line('bus', 'transportation'),
    line('entrance', 'ticket', { categories: { en: travelTicketCategory } }),
    line('room', 'packages', { type: 'hotel' }),
    line('weekend', 'ticket'),
    line('camping', 'upgrades'),
  ];
  expect(inBasketOrder(lines).map(({ product }) => product.id)).toEqual([
    'camping',
    'weekend',
    'room',
    'entrance',
    'breakfast',
    'bus',
    'tee',
    'locker',
    'protection',
  ]);
});
