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

/** Whether any filter is set. */
export const hasFilters = ({ persons, category, rating, date }: PackageFilters): boolean =>
  persons !== undefined || category.length > 0 || rating !== undefined || date !== undefined;
