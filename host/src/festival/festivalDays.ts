import type { Language } from '@festival/shared-contracts/language/languages';
import type { Festival } from './festivalIn.ts';

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', es: 'es-ES' };

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Made once: that takes longer than a hundred uses. */
function formatIn(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(language, made);
  return made;
}

/** Noon in UTC is the same calendar day in every time zone of a festival. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/**
 * The days of a festival in its poster's style: `9–11 juli 2027`. Node and browsers use different kinds of spaces, so
 * all are replaced by plain ones.
 */
export const festivalDays = (
  { dateStart, dateEnd }: Pick<Festival, 'dateStart' | 'dateEnd'>,
  language: Language,
): string => {
  const format = formatIn(language);
  const days =
    dateEnd && dateEnd !== dateStart
      ? format.formatRange(noonOf(dateStart), noonOf(dateEnd))
      : format.format(noonOf(dateStart));
  return days.replace(/\s*[–-]\s*(?=\d)/u, '–').replace(/\s+/gu, ' ');
};
