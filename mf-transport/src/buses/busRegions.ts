import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';

/** The region of a departure: the Netherlands, or elsewhere in Europe. */
export type BusRegionName = Product['meta']['region'];

/** The buses from one region, by place of departure. */
export interface BusRegion {
  name: BusRegionName;
  departures: { place: string; productIds: string[] }[];
}

const regionNames: readonly BusRegionName[] = ['nl', 'eu'];

/** The region in the last part of an address (`/transportation/eu`); null for all regions [TRN-01]. */
export const regionOfPath = (pathname: string): BusRegionName | null => {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return regionNames.find((name) => name === last) ?? null;
};

/** A bus's place of departure; its name if the place is not set. */
const placeOf = (bus: Product): string => bus.meta.departure || bus.name;

/** When a bus departs, in milliseconds; after all others if the data has no time. */
const departureOf = (bus: Product): number => {
  const moment = Date.parse(bus.meta.departsAt ?? '');
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment;
};

/** Sorts full buses last, and the others by departure; buses with the same departure keep the shop's order. */
const inOrder = (buses: readonly Product[]): Product[] => {
  const byTime = [...buses].sort((one, other) => {
    const [first, second] = [departureOf(one), departureOf(other)];
    return first === second ? 0 : first - second;
  });
  return [...byTime.filter((bus) => !isSoldOut(bus)), ...byTime.filter(isSoldOut)];
};

/**
 * The buses of a shop by region and place of departure, full ones last, the others by departure. A region without buses
 * is left out [TRN-01].
 */
export const busRegions = (products: readonly Product[]): BusRegion[] =>
  regionNames
    .map((name) => {
      const buses = inOrder(
        products.filter((product) => product.mappedType === 'transportation' && product.meta.region === name),
      );
      const places = [...new Set(buses.map(placeOf))];
      const productIdsAt = (place: string) => buses.filter((bus) => placeOf(bus) === place).map(({ id }) => id);
      return { name, departures: places.map((place) => ({ place, productIds: productIdsAt(place) })) };
    })
    .filter(({ departures }) => departures.length > 0);
