import type { Language } from '@festival/shared-contracts/language/languages';
import type { Festival } from './festivalIn.ts';

type Days = Pick<Festival, 'dateStart' | 'dateEnd'>;

function wordsOf({ dateStart, dateEnd }: Days, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const days = format.formatRange(new Date(dateStart), new Date(dateEnd || dateStart));
  return days.replace(/\s*[–-]\s*(?=\d)/, '–').replace(/\s+/g, ' ');
}

/** Cached, because formatting a date range would take a twentieth of the server's time for a page. */
const known: Record<string, string> = {};

const keyOf = ({ dateStart, dateEnd }: Days, language: Language): string => [dateStart, dateEnd, language].join();

/**
 * The days of a festival in the style of a poster: `9–11 juli 2027`. Node and browsers use different kinds of spaces,
 * so all are replaced by plain spaces.
 */
export const festivalDays = (festival: Days, language: Language): string => {
  const key = keyOf(festival, language);
  known[key] ??= wordsOf(festival, language);
  return known[key];
};

/** The formatted days of these festivals. The page contains them for `keepFestivalDays`. */
export const writtenDays = (festivals: readonly Days[], language: Language): Record<string, string> =>
  Object.fromEntries(festivals.map((festival) => [keyOf(festival, language), festivalDays(festival, language)]));

/**
 * Uses the days that the server formatted. The data that a browser loads to format its first date would block a slow
 * phone for 60 ms.
 */
export const keepFestivalDays = (written: Readonly<Record<string, string>> | undefined): void => {
  Object.assign(known, written);
};
