import type { PackageFilters } from '../exposed.ts';

type Query = Readonly<Record<string, string>>;

const numberIn = (written: string | undefined, min: number, max: number): number | undefined => {
  const number = Number(written || Number.NaN);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
};

/** A number of persons in an address, 1 to 50; undefined for anything else [TRV-01]. */
export const readPersons = ({ persons }: Query): number | undefined => numberIn(persons, 1, 50);

const isDay = (written: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(`${written}T00:00:00Z`));

/** The filters in an address; an invalid value is ignored [TRV-01]. */
export const readFilters = (query: Query): PackageFilters => ({
  persons: readPersons(query),
  category: [...new Set((query.category ?? '').split(',').map((id) => id.trim()))]
    .filter((id) => id !== '')
    .slice(0, 20),
  rating: numberIn(query.rating, 0, 5),
  date: query.date && isDay(query.date) ? query.date : undefined,
});
