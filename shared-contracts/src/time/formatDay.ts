import type { Language } from '../language/languages.ts';
import { dateFormat } from './dateFormat.ts';

interface DayFormat {
  language: Language;
  /** Time zone of the place where the day applies; `UTC` for a date without a time. */
  timeZone: string;
  withYear?: boolean;
}

const partsOf = (time: Date, { language, timeZone }: DayFormat) => {
  const format = dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
};

/**
 * A day for a shopper: `vr 9 juli 2027`, `vie 9 de julio de 2027`. It is built from its parts, because browsers and servers place commas
 * differently, and a page must be equal on both sides. A text that is not a date is returned unchanged.
 */
export const formatDay = (date: string, format: DayFormat): string => {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  const { weekday, day, month, year } = partsOf(time, format);
  const words = [day, month, ...(format.withYear ? [year] : [])].join(format.language === 'es' ? ' de ' : ' ');
  return `${weekday} ${words}`;
};
