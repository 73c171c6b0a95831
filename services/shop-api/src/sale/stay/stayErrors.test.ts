import { productSchema } from '@festival/shared-contracts/product/product';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { Stay } from '../../catalogue/travel/stay.ts';
import type { CartStay } from './cartStay.ts';
import { stayErrors } from './stayErrors.ts';

const entry = (id: string, mappedType: 'ticket' | 'packages', category = '') => ({
  product: productSchema.parse({
    id,
    name: id,
    type: mappedType === 'ticket' ? 'ticket' : 'hotel',
    mappedType,
    price: 10,
    priceExcludingServiceCosts: 10,
    categories: { en: category },
  }),
  stockId: id,
});
const room = entry('room', 'packages');
const otherRoom = entry('other-room', 'packages');
const breakfast = entry('breakfast', 'packages');
const boat = entry('boat', 'packages');
const stayOf = (id: string, own: typeof room, extra: typeof room): [string, Stay] => [
  id,
  {
    package: travelPackageSchema.parse({
      id,
      name: id,
      slug: id,
      startOfStayDate: '2027-07-08',
      endOfStayDate: '2027-07-12',
      totalPrice: 10,
    }),
    rooms: [{ ...own, packageId: id, title: id, titles: {}, sleeps: 2, takes: 8 }],
    extras: [{ ...extra, category: 'extra', isAddOn: true, optionOf: null }],
  },
];
const entries = [
  entry('weekend', 'ticket'),
  entry('travel', 'ticket', 'Travel Tickets'),
  room,
  otherRoom,
  breakfast,
  boat,
];
const shop = {
  products: entries,
  byId: new Map(entries.map((one) => [one.product.id, one])),
  stays: new Map([stayOf('hotel', room, breakfast), stayOf('tent', otherRoom, boat)]),
} as unknown as Shop;
const stay: CartStay = { id: 'a', packageId: 'hotel', roomId: 'room', rooms: 1, persons: 2, ticketsFollow: true };

const mismatch = 'validation.travel.occupants.does.not.equal.number.entrance.tickets';
const changed = 'travel.stay_changed';

test.each([
  ['as many tickets as persons', { room: 1, travel: 2 }, stay, null],
  ['no ticket at all: the browser asks the shopper', { room: 1 }, stay, null],
  ['ordinary tickets for all persons of the stay', { room: 1, weekend: 2 }, stay, null],
  ['ordinary tickets for friends outside the stay', { room: 1, travel: 2, weekend: 3 }, stay, null],
  ['too few travel tickets', { room: 1, travel: 1 }, stay, mismatch],
  ['too many travel tickets', { room: 1, travel: 3 }, stay, mismatch],
  ['too few ordinary tickets', { room: 1, weekend: 1 }, stay, mismatch],
  ['travel tickets without a stay', { travel: 1 }, null, mismatch],
  ['ordinary tickets without a stay', { weekend: 3 }, null, null],
  ['a room that is not the stay’s', { room: 1, 'other-room': 1 }, stay, changed],
  ['a room and no stay', { room: 1 }, null, changed],
  ['a stay whose room is gone', { travel: 2 }, stay, changed],
  ['another number of rooms', { room: 2, travel: 2 }, stay, changed],
  ['the stay’s own extra', { room: 1, breakfast: 1 }, stay, null],
  ['an extra of another stay', { room: 1, boat: 1 }, stay, changed],
])('%s', (_what, quantities, own, code) => {
  expect(stayErrors(shop, quantities as Record<string, number>, own)[0]?.code ?? null).toBe(code);
});
