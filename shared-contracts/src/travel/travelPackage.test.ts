import { soldOutLast } from './soldOutLast.ts';
import { travelPackageSchema } from './travelPackage.ts';

const stay = (id: string, soldout = false) =>
  travelPackageSchema.parse({
    id,
    name: id,
    slug: id,
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
    totalPrice: 640,
    state: { soldout },
  });

test('sold-out stays come after the others, each in the order of the shop', () => {
  const stays = [stay('cabin', true), stay('tent'), stay('hotel', true), stay('dorm')];
  expect(soldOutLast(stays).map(({ id }) => id)).toEqual(['tent', 'dorm', 'cabin', 'hotel']);
});
