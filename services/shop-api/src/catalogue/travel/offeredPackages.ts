import type { QueryOf } from '@festival/shared-contracts/api/endpoint';
import type { listPackages } from '@festival/shared-contracts/api/travelCalls';
import { soldOutLast } from '@festival/shared-contracts/travel/soldOutLast';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { FreeOf } from './freeStock.ts';
import { choicesFor, packageOptionOf, type RoomChoice, subtotalOf } from './roomChoice.ts';
import type { Stay, Stays } from './stay.ts';

type Filters = QueryOf<typeof listPackages>;

/**
 * The packages that match the filters, sold-out ones last. Each has the price of its cheapest available room for the
 * requested persons, or for its standard number of persons if none is given [TRV-01, API-04].
 */
export const offeredPackages = (stays: Stays, filters: Filters, freeOf: FreeOf): TravelPackage[] =>
  soldOutLast(
    [...stays.values()]
      .filter((stay) => matches(stay.package, filters))
      .flatMap((stay) => offered(stay, filters, freeOf)),
  );

function matches(stay: TravelPackage, { category, rating, date }: Filters): boolean {
  return (
    (!category?.length || category.includes(stay.category)) &&
    (rating === undefined || stay.rating >= rating) &&
    (date === undefined || (stay.startOfStayDate <= date && date <= stay.endOfStayDate))
  );
}

function offered(stay: Stay, { persons }: Filters, freeOf: FreeOf): TravelPackage[] {
  const choices = choicesFor(stay, persons ?? stay.package.occupation);
  const left = choices.filter((choice) => isLeft(choice, freeOf));
  const [cheapest] = (left.length > 0 ? left : choices).toSorted((a, b) => subtotalOf(a) - subtotalOf(b));
  if (!cheapest) return [];
  return [
    {
      ...stay.package,
      occupation: cheapest.persons,
      packageOption: packageOptionOf(cheapest),
      totalPrice: subtotalOf(cheapest),
      state: { soldout: stay.package.state.soldout || left.length === 0 },
    },
  ];
}

function isLeft({ room, rooms }: RoomChoice, freeOf: FreeOf): boolean {
  const free = freeOf(room);
  return free === null || free >= rooms;
}
