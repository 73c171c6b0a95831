import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
import { useAtomValue } from 'jotai';

/**
 * Returns a function that writes an ISO moment of a ride in the festival's time zone and format; another text stays
 * unchanged [TRN-01, I18-05].
 */
export function useRideMoment(): (moment: string) => string {
  const language = useAtomValue(languageAtom);
  const config = useAtomValue(configAtom);
  const timeZone = config?.festivalData.timeZone ?? 'Europe/Amsterdam';
  const format = config?.shopSettings.fields.eventDatetimeFormat || 'ddd D MMMM, HH:mm';
  return (moment) => formatFestivalDate(moment, { language, timeZone, format }) || moment;
}
