import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import type { ConfirmedOrder } from './confirmedOrder.ts';

type Language = ConfirmedOrder['language'];

/** The festival's first and last day, as a mail or a ticket says them. */
export const festivalDays = ({ festivalData }: ShopConfig, language: Language): string =>
  [festivalData.dateStart, festivalData.dateEnd]
    .flatMap((day) => (day ? [formatDay(day, { language, timeZone: 'UTC', withYear: true })] : []))
    .join(' – ');

export const placeIn = ({ festivalData }: ShopConfig, language: Language): string =>
  festivalData.texts[language]?.place ?? festivalData.place;
