import type { Language } from '@festival/shared-contracts/language/language';

/** A moment of departure as a shopper reads it, in the festival's time zone: `vr 9 juli, 10:30 CET` [I18-05]. */
export const formatDeparture = (moment: string, timeZone: string, language: Language): string => {
  const time = new Date(moment);
  if (Number.isNaN(time.getTime())) return moment;
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone });
  const clock = new Intl.DateTimeFormat('nl', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${day.format(time)}, ${clock.format(time)} CET`;
};
