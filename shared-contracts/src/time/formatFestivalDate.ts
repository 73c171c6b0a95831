import type { Language } from '../language/languages.ts';
import { dateFormat } from './dateFormat.ts';

interface DateOptions {
  language: Language;
  /** The festival's IANA time zone, for example `Europe/Amsterdam`. */
  timeZone: string;
  /** The shop's `eventDatetimeFormat`; by default `D MMMM YYYY, HH:mm`. */
  format?: string;
}

/** One part of a date, as a formatter writes it. */
const partOf = (date: Date, format: Intl.DateTimeFormat, name: Intl.DateTimeFormatPartTypes): string =>
  format.formatToParts(date).find(({ type }) => type === name)?.value ?? '';

/**
 * The short name of the time zone at a moment, in every language: `CET`, in summer `CEST` [I18-05]. British English has short names for Europe's
 * time zones.
 */
const suffixOf = (date: Date, timeZone: string): string =>
  partOf(date, dateFormat('en-GB', { timeZone, timeZoneName: 'short' }), 'timeZoneName');

const usualFormat = 'D MMMM YYYY, HH:mm';

const besideMonth = /\[[^\]]*\]|D(?= MMMM)|MMMM(?= YY)/g;

/** In Spanish a month's name has `de` on both sides: `8 de octubre de 2027`. Text in brackets stays as it is. */
const inLanguage = (format: string, language: Language): string =>
  language === 'es' ? format.replace(besideMonth, (part) => (part.startsWith('[') ? part : `${part} [de]`)) : format;

const token = /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|dddd|ddd|DD|D|HH|H|mm|ss/g;

/**
 * A moment (ISO date and time, or milliseconds) in the festival's time zone, with the zone's suffix at that moment, in the format of
 * `eventDatetimeFormat` if given (`DD-MM-YYYY HH:mm`, text in square brackets), with `de` in Spanish [I18-05]. It is built from its parts,
 * so that server and browser write the same. Empty for an invalid date; for a day without a time use `formatDay`.
 */
export const formatFestivalDate = (moment: string | number, { language, timeZone, format }: DateOptions): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const written = partsOf(date, language, timeZone);
  const text = inLanguage(format || usualFormat, language).replace(
    token,
    (found, literal: string | undefined) => literal ?? written[found] ?? found,
  );
  return `${text} ${suffixOf(date, timeZone)}`;
};

/** Each token of a format, written out. */
const partsOf = (date: Date, language: Language, timeZone: string): Record<string, string> => {
  const part = (name: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions): string =>
    partOf(date, dateFormat(language, { timeZone, ...options }), name);
  const clock = { hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const [year, month, day] = [
    part('year', { year: 'numeric' }),
    part('month', { month: 'numeric' }),
    part('day', { day: 'numeric' }),
  ];
  const [hour, minute, second] = [part('hour', clock), part('minute', clock), part('second', clock)].map(Number);
  const two = (value: string | number | undefined): string => String(value).padStart(2, '0');
  return {
    YYYY: year,
    YY: year.slice(-2),
    MMMM: part('month', { month: 'long', day: 'numeric' }),
    MMM: part('month', { month: 'short', day: 'numeric' }),
    MM: two(month),
    M: month,
    dddd: part('weekday', { weekday: 'long' }),
    ddd: part('weekday', { weekday: 'short' }),
    DD: two(day),
    D: day,
    HH: two(hour),
    H: String(hour),
    mm: two(minute),
    ss: two(second),
  };
};
