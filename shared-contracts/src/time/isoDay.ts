/** The day of a moment (milliseconds) in a time zone, as YYYY-MM-DD. Browsers write no language's dates alike, so only the parts count. */
export const isoDay = (moment: number, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
};
