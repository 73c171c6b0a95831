/** A festival as a calendar needs it; ISO dates, both days included. */
interface CalendarEvent {
  title: string;
  place: string;
  firstDay: string;
  lastDay: string;
  /** When the entry was made, in milliseconds. */
  madeAt: number;
  uid: string;
}

const compactDay = (day: string): string => day.replaceAll('-', '');

/** The end day of a calendar's entry is the first day after it. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines of at most 75 octets, as RFC 5545 requires; a longer one is continued after a line break and a space. */
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

/** The festival's days as an iCalendar file (RFC 5545), to add to any calendar. */
export const calendarFile = ({ title, place, firstDay, lastDay, madeAt, uid }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Festival shop//Order//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compactDay(firstDay)}`,
    `DTEND;VALUE=DATE:${compactDay(dayAfter(lastDay))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
