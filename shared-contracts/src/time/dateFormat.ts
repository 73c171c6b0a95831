import type { Language } from '../language/languages.ts';

const known = new Map<string, Intl.DateTimeFormat>();

/** The browser's formatter of dates, made once for equal options: making one takes as long as formatting a hundred dates. */
export const dateFormat = (locale: Language | 'en-GB', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, options]);
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
  known.set(key, format);
  return format;
};
