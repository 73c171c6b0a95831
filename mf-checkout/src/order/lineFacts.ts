import type { Language } from '@festival/shared-contracts/language/languages';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';

type Line = OrderPage['lines'][number];
/** A fact about a ticket, under the key of its name in the texts. */
export type Fact = [name: 'when' | 'doors' | 'until' | 'stop' | 'out' | 'return', value: string];
type Where = {
  language: Language;
  timeZone: string;
  /** The shop's `eventDatetimeFormat`; empty for the usual day and time. */
  format: string;
};

/** Keeps a date or a time on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A single day, or the first and the last of several days: `vr 9 juli 2027 – zo 11 juli 2027`. */
export const daysInWords = (first: string, last: string | undefined, language: Language): string =>
  [...new Set([first, last ?? first])]
    .map((day) => unbroken(formatDay(day, { language, timeZone: 'UTC', withYear: true })))
    .join(' – ');

/** Days and times of a line in reading order, the same as on the PDF; times in the shop's format [BYD-02, TRN-01, I18-05]. */
export function lineFacts(line: Line, { language, timeZone, format }: Where): Fact[] {
  const time = (moment: string) =>
    unbroken(formatFestivalDate(moment, { language, timeZone, format: format || 'HH:mm' }));
  const at = (moment: string) =>
    format ? time(moment) : `${unbroken(formatDay(moment, { language, timeZone, withYear: true }))}, ${time(moment)}`;
  const { firstDay, lastDay, doorsAt, endsAt, departsAt, returnsAt } = line;
  const stop = line.texts[language]?.departure ?? line.departure;
  return [
    ...(firstDay ? [['when', daysInWords(firstDay, lastDay, language)] satisfies Fact] : []),
    ...(doorsAt ? [['doors', time(doorsAt)] satisfies Fact] : []),
    ...(endsAt ? [['until', at(endsAt)] satisfies Fact] : []),
    ...(stop ? [['stop', stop] satisfies Fact] : []),
    ...(departsAt ? [['out', at(departsAt)] satisfies Fact] : []),
    ...(returnsAt ? [['return', at(returnsAt)] satisfies Fact] : []),
  ];
}

/** When a ticket's code is valid: on one ride or two, and at the gate on one day or several. */
export function hintOf({ mappedType, returnsAt, firstDay, lastDay }: Line): 'ride' | 'rides' | 'days' | 'once' {
  if (mappedType === 'transportation') return returnsAt ? 'rides' : 'ride';
  return firstDay !== lastDay ? 'days' : 'once';
}
