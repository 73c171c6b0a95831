import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';

type StayDates = Pick<TravelPackage, 'startOfStayDate' | 'endOfStayDate'>;

const day = 24 * 60 * 60 * 1000;

/** The number of nights between arrival and departure. */
export const nightsOf = ({ startOfStayDate, endOfStayDate }: StayDates): number =>
  Math.round((Date.parse(endOfStayDate) - Date.parse(startOfStayDate)) / day);
