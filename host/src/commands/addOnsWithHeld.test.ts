import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { addOnsWithHeld } from './addOnsWithHeld.ts';

const { add_on: stays } = orderLookupSchema.parse({
  upsell: {
    hospitality: {
      add_on: [
        {
          reference: '100000001',
          cart: { id: 'h1', package: { name: 'Dune' } },
          extras: [
            { extraId: 'towels', stock: 0 },
            { extraId: 'breakfast', stock: 4 },
            { extraId: 'parking', stock: null },
          ],
        },
      ],
    },
  },
}).upsell.hospitality;

test('what the cart holds of an add-on it may go on holding, beside what is left; of another order’s it says nothing [ADD-01, ADD-02]', () => {
  const held = { addon_100000001_towels: 3, addon_100000001_parking: 1, addon_100000002_breakfast: 2 };
  const [stay] = addOnsWithHeld(stays, held);
  expect(stay?.extras.map(({ extraId, stock }) => [extraId, stock])).toEqual([
    ['towels', 3],
    ['breakfast', 4],
    ['parking', null],
  ]);
});
