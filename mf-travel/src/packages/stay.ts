import type { Language } from '@festival/shared-contracts/language/language';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';

type StayDates = Pick<TravelPackage, 'startOfStayDate' | 'endOfStayDate'>;

const day = 24 * 60 * 60 * 1000;

/** How many nights lie between arrival and departure. */
export const nightsOf = ({ startOfStayDate, endOfStayDate }: StayDates): number =>
  Math.round((Date.parse(endOfStayDate) - Date.parse(startOfStayDate)) / day);

/** A day of the stay, in no time zone, so it is the same for every reader: `do 8 juli 2027`. */
export const formatStayDay = (date: string, language: Language): string =>
  formatDay(date, { language, timeZone: 'UTC', withYear: true });

/** Cents for one person; null where the price does not divide evenly, and for a stay of one person. */
export const pricePerPerson = ({
  totalPrice,
  occupation,
}: Pick<TravelPackage, 'totalPrice' | 'occupation'>): number | null =>
  occupation > 1 && totalPrice % occupation === 0 ? totalPrice / occupation : null;
