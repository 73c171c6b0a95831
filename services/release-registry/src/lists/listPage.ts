import * as z from 'zod/mini';

/** The maximum number of entries in one page of a list. */
export const longestPage = 100;

/**
 * The query of every list. A list is sent in pages, the newest entries first. While there are more, the answer has `next`; sent
 * as `before`, it asks for the following page.
 */
export const listPage = <Before extends z.core.$ZodType>(before: Before) =>
  z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(longestPage)), 50),
    before: z.optional(before),
  });

/** The place of an entry that lists number. */
export const numberBefore = z.coerce.number().check(z.int(), z.minimum(1));

/** The page of sorted entries after a place, and the place at which the next page begins. */
export function pageOf<Entry, Place extends string | number>(
  sorted: readonly Entry[],
  { limit, before }: { limit: number; before?: Place | undefined },
  placeOf: (entry: Entry) => Place,
): { entries: Entry[]; next?: Place } {
  const rest = before === undefined ? sorted : sorted.filter((entry) => placeOf(entry) < before);
  const entries = rest.slice(0, limit);
  const last = entries.at(-1);
  return rest.length > entries.length && last !== undefined ? { entries, next: placeOf(last) } : { entries };
}
