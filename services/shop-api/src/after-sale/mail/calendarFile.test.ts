import { calendarFile } from './calendarFile.ts';

const event = {
  title: 'Solstrand',
  place: 'Strand, Zandvoort; NL',
  from: '2027-07-09',
  to: '2027-07-11',
  madeAt: Date.parse('2026-11-20T12:00:00.123Z'),
  uid: '123456789@solstrand',
};

test('an entry is complete: each BEGIN has an END, and the file names the program, the event and the busy days', () => {
  expect(calendarFile([event]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Festival shop//Order//EN',
    'BEGIN:VEVENT',
    'UID:123456789@solstrand',
    'DTSTAMP:20261120T120000Z',
    'DTSTART;VALUE=DATE:20270709',
    'DTEND;VALUE=DATE:20270712',
    'SUMMARY:Solstrand',
    'LOCATION:Strand\\, Zandvoort\\; NL',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('the file spans the festival, including its last day', () => {
  const lines = calendarFile([event]).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270709');
  expect(lines).toContain('DTEND;VALUE=DATE:20270712');
  expect(lines).toContain('DTSTAMP:20261120T120000Z');
  expect(lines).toContain('SUMMARY:Solstrand');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('');
});

test('the end date is correct when the last day is the end of a month, and for a single day', () => {
  expect(calendarFile([{ ...event, from: '2027-10-31', to: '2027-10-31' }])).toContain('DTEND;VALUE=DATE:20271101');
});

test('special characters are escaped, so that no text can add a line', () => {
  const file = calendarFile([{ ...event, title: 'A\nATTENDEE:x' }]);
  expect(file).toContain('LOCATION:Strand\\, Zandvoort\\; NL');
  expect(file).toContain('SUMMARY:A\\nATTENDEE:x');
  expect(file.split('\r\n').some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('long lines are folded at 75 octets, and are whole again after unfolding', () => {
  const title = 'Été à la plage '.repeat(12);
  const file = calendarFile([{ ...event, title }]);
  const encoder = new TextEncoder();
  for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

test('a line is folded as late as possible: the first row has 75 octets, each further row a space and 74 octets', () => {
  const rows = (title: string) =>
    calendarFile([{ ...event, title }])
      .split('\r\n')
      .slice(8, 11);
  const full = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(rows(full)[0]).toBe(`SUMMARY:${full}`);
  expect(rows(`${full}${'y'.repeat(74)}z`)).toEqual([`SUMMARY:${full}`, ` ${'y'.repeat(74)}`, ' z']);
});

test('an entry with times contains them in UTC, and several entries form one calendar', () => {
  const times = { ...event, from: '2027-07-10T12:00:00+02:00', to: '2027-07-11T01:00:00+02:00', uid: 'saturday' };
  const lines = calendarFile([times, event]).split('\r\n');
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20270710T100000Z',
    'DTEND:20270710T230000Z',
    'DTSTAMP:20261120T120000Z',
    'DTSTART;VALUE=DATE:20270709',
    'DTEND;VALUE=DATE:20270712',
  ]);
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
});
