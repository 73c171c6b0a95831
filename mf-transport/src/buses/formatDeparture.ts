import type { Language } from '@festival/shared-contracts/language/language';
import { formatDay } from '@festival/shared-contracts/time/formatDay';

/** A moment of departure as a shopper reads it, in the festival's time zone: `vr 9 juli, 10:30 CET` [I18-05]. */
export const formatDeparture = (moment: string, timeZone: string, language: Language): string => {
  const time = new Date(moment);
  if (Number.isNaN(time.getTime())) return moment;
  const clock = new Intl.DateTimeFormat('nl', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${formatDay(moment, { language, timeZone })}, ${clock.format(time)} CET`;
};
