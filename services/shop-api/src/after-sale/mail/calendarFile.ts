/** An entry of a calendar: whole days (ISO dates, both included), or a time of day (ISO times with their offset). */
export interface CalendarEntry {
  title: string;
  place: string;
  from: string;
  to: string;
  /** When the entry was made, in milliseconds. */
  madeAt: number;
  /** The id of the entry; the same each time, so that a calendar that receives the entry twice shows it once. */
  uid: string;
  /** The page with more information, and its label. */
  link?: { name: string; href: string };
}

const compactDay = (day: string): string => day.replaceAll('-', '');

/** The end day of a calendar's entry is the day after its last one. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds lines at 75 octets, as RFC 5545 requires: a longer line continues after a line break and a space. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const rows = [''];
  for (const sign of line) {
    const row = rows.at(-1) ?? '';
    const room = rows.length === 1 ? 75 : 74;
    if (encoder.encode(row + sign).length > room) rows.push(sign);
    else rows[rows.length - 1] = row + sign;
  }
  return rows.join('\r\n ');
};

/** A time in UTC, in the format of calendars. */
const compactMoment = (moment: string | number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const isDay = (time: string): boolean => !time.includes('T');

const entryLines = ({ title, place, from, to, madeAt, uid, link }: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${compactMoment(madeAt)}`,
  isDay(from) ? `DTSTART;VALUE=DATE:${compactDay(from)}` : `DTSTART:${compactMoment(from)}`,
  isDay(to) ? `DTEND;VALUE=DATE:${compactDay(dayAfter(to))}` : `DTEND:${compactMoment(to)}`,
  `SUMMARY:${escaped(title)}`,
  `LOCATION:${escaped(place)}`,
  ...(link ? [`DESCRIPTION:${escaped(`${link.name}: ${link.href}`)}`, `URL:${link.href}`] : []),
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/** Returns the entries as an iCalendar file (RFC 5545), to add to any calendar. */
export const calendarFile = (entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Festival shop//Order//EN',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
