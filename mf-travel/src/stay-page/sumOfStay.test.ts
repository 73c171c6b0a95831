import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { offeredExtraSchema } from '@festival/shared-contracts/travel/offeredExtra';
import { roomOptionSchema } from '@festival/shared-contracts/travel/roomOption';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import type { StayOffer } from '../exposed.ts';
import { offeredExtrasOf } from './offeredExtrasOf.ts';
import { sumOfStay } from './sumOfStay.ts';

const packages = { mappedType: 'packages' } as const;
const products = [
  productFor({ id: 'double', name: 'Double', price: 44900, type: 'hotel', ...packages }),
  productFor({ id: 'towels', name: 'Towel', price: 995, type: 'travel', ...packages }),
  productFor({ id: 'breakfast', name: 'Breakfast', price: 5800, type: 'travel', ...packages }),
  productFor({ id: 'ride', name: 'Ride', price: 2500, type: 'travel', mappedType: 'transportation' }),
];
const { packageOption } = travelCartSchema.parse({
  id: 'h1',
  packageOption: { id: 'double~4', title: '2 × Double', subtotal: 898, roomId: 'double', rooms: 2 },
});

test('the total of a stay is its rooms and the cart’s extras, without other products [TRV-02, BSK-03]', () => {
  const quantities = { double: 2, towels: 3, breakfast: 0, ride: 1 };
  expect(sumOfStay({ packageOption }, { quantities, products })).toEqual({
    room: 89800,
    extras: [{ id: 'towels', name: 'Towel', quantity: 3, subtotal: 2985 }],
    total: 92785,
  });
  expect(sumOfStay({ packageOption: null }, { quantities: {}, products })).toEqual({ room: 0, extras: [], total: 0 });
});

const [room, family] = ['double', 'family'].map((id) =>
  roomOptionSchema.parse({ id, title: id, subtotal: 1, roomId: id }),
);
const extraOf = (extraId: string) => offeredExtraSchema.parse({ extraId, title: extraId, price: 1 });
const offer = {
  options: [room, family],
  extras: { double: [extraOf('towels')], family: [extraOf('cot')] },
} as unknown as StayOffer;
const offered = (optionId?: string, of = offer) => offeredExtrasOf(of, optionId).map(({ extraId }) => extraId);

test('the extras belong to the chosen room, otherwise to the first room on the page [TRV-02]', () => {
  expect(offered('family')).toEqual(['cot']);
  expect(offered()).toEqual(['towels']);
  expect(offered('room-of-another-page')).toEqual(['towels']);
  expect(offered('family', { ...offer, options: [], extras: {} })).toEqual([]);
});
