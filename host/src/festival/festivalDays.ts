import type { Language } from '@festival/shared-contracts/language/language';
import type { Festival } from './festivalIn.ts';

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', es: 'es-ES' };

/** Noon in UTC is the same calendar day in every place a festival can be. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/**
 * The days of a festival as a poster says them: `9–11 juli 2027`. Kinds of space differ between the tables of a server
 * and a browser, so each becomes a plain one.
 */
export const festivalDays = (
  { dateStart, dateEnd }: Pick<Festival, 'dateStart' | 'dateEnd'>,
  language: Language,
): string => {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const days =
    dateEnd && dateEnd !== dateStart
      ? format.formatRange(noonOf(dateStart), noonOf(dateEnd))
      : format.format(noonOf(dateStart));
  return days.replace(/\s*[–-]\s*(?=\d)/u, '–').replace(/\s+/gu, ' ');
};
