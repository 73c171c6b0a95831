/** The day of a moment (milliseconds) in a time zone, as YYYY-MM-DD. */
export const isoDay = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
