/** ISO dates, inclusive. */
export type Days = { first: string; last: string };

/** A night that ends before this hour belongs to the day on which it began. */
const morning = 7;

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the days of a ticket from its start and end. `2027-07-10T12:00+02:00` to `2027-07-11T01:00+02:00` is only the
 * 10th. Both are ISO times with the festival's offset, so they contain the local date and hour.
 */
export function admissionDays(doorsAt: string, endsAt: string): Days {
  const [date = '', hour = ''] = endsAt.split(/[T:]/);
  const first = doorsAt.slice(0, 10);
  const last = Number(hour) < morning ? dayBefore(date) : date;
  return last < first ? { first, last: first } : { first, last };
}
