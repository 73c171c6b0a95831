/**
 * The day of a moment (milliseconds) in a time zone, as YYYY-MM-DD. It reads only the parts of a formatted date, since browsers order them
 * differently.
 */
export const isoDay = (moment: number, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
};
