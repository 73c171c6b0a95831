/** The ages in years of the youngest and the oldest buyer, between which the years of birth lie. */
const birthYearSpan = { youngest: 10, oldest: 100 } as const;

/** The years of birth to choose from, newest first: 10 to 100 years before an ISO date [CHK-04]. */
export const birthYears = (today: string): number[] => {
  const thisYear = Number(today.slice(0, 4));
  const { youngest, oldest } = birthYearSpan;
  return Array.from({ length: oldest - youngest + 1 }, (_, index) => thisYear - youngest - index);
};

/** Days of a month from 1 to 12; 31 while month or year is not chosen yet, 29 for a February without a year. */
export const daysInMonth = (month: number | undefined, year: number | undefined): number => {
  if (!month) return 31;
  return new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();
};

interface DateParts {
  day: string;
  month: string;
  year: string;
}

/**
 * The values of the three dropdowns as the form's YYYY-MM-DD; empty until each is chosen. 31 February is not changed,
 * because the schema refuses it [CHK-04].
 */
export const dateOfBirthOf = ({ day, month, year }: DateParts): string =>
  day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';

/** The dropdowns' values of a YYYY-MM-DD, without leading zeros; all empty for anything else. */
export const datePartsOf = (dateOfBirth: string): DateParts => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dateOfBirth) ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
};
