import type { PackageFilters } from '../exposed.ts';

/** The filters as the query of an address; an empty filter removes its parameter [TRV-01]. */
export const queryOfFilters = ({ persons, category, rating, date }: PackageFilters): string =>
  String(
    new URLSearchParams({
      persons: String(persons ?? ''),
      category: category.join(','),
      rating: String(rating ?? ''),
      date: date ?? '',
    }),
  );

/** The number of filters that are set; each kind of stay counts. */
export const countFilters = ({ persons, category, rating, date }: PackageFilters): number =>
  category.length + [persons, rating, date].filter((value) => value !== undefined).length;
