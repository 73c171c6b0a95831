import type { Language } from '@festival/shared-contracts/language/languages';
import type { Festival } from './festivalIn.ts';

type Days = Pick<Festival, 'dateStart' | 'dateEnd'>;

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', es: 'es-ES' };

/** Noon in UTC is the same calendar day in every time zone of a festival. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function wordsOf({ dateStart, dateEnd }: Days, language: Language): string {
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
}

/** Found once: a range took a server a twentieth of a page. */
const known = new Map<string, string>();

/**
 * The days of a festival in its poster's style: `9–11 juli 2027`. Node and browsers use different kinds of spaces, so
 * all are replaced by plain ones.
 */
export const festivalDays = (festival: Days, language: Language): string => {
  const key = [festival.dateStart, festival.dateEnd, language].join();
  const words = known.get(key) ?? wordsOf(festival, language);
  known.set(key, words);
  return words;
};
