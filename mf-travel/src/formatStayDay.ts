import type { Language } from '@festival/shared-contracts/language/languages';
import { formatDay } from '@festival/shared-contracts/time/formatDay';

/** A day of the stay, without a time zone, so that it is the same for every reader: `do 8 juli 2027`. */
export const formatStayDay = (date: string, language: Language): string =>
  formatDay(date, { language, timeZone: 'UTC', withYear: true });
