import type { Language } from '@festival/shared-contracts/language/languages';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import type { Days } from './admissionDays.ts';

/**
 * Formats a day, or the first and the last of several days, for a mail or a ticket: `vr 9 juli 2027 – zo 11 juli 2027`.
 */
export const daysInWords = ({ first, last }: Days, language: Language): string =>
  [...new Set([first, last])].map((day) => formatDay(day, { language, timeZone: 'UTC', withYear: true })).join(' – ');

/** The festival's first and last day. */
export const festivalDays = ({ festivalData: { dateStart, dateEnd } }: ShopConfig): Days => ({
  first: dateStart,
  last: dateEnd ?? dateStart,
});

export const placeIn = ({ festivalData }: ShopConfig, language: Language): string =>
  festivalData.texts[language]?.place ?? festivalData.place;

export const titleIn = ({ festivalData }: ShopConfig, language: Language): string =>
  festivalData.texts[language]?.title ?? festivalData.title;
