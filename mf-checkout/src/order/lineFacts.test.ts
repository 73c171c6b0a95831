import { hintOf, lineFacts } from './lineFacts.ts';

const line = { productId: 'a', name: 'A', quantity: 1, total: 0, refundedQuantity: 0, texts: {} };
/** Dates and times are not broken at the end of a line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
const here = { language: 'nl', timeZone: 'Europe/Amsterdam', format: '' } as const;

test('a line has its days and door times, or its stop and rides; unknown facts are left out [BYD-02, TRN-01]', () => {
  const day = { ...line, firstDay: '2027-07-11', lastDay: '2027-07-11', doorsAt: '2027-07-11T12:00:00+02:00' };
  expect(lineFacts(day, here)).toEqual([
    ['when', unbroken('zo 11 juli 2027')],
    ['doors', expect.stringMatching(/^12:00/)],
  ]);
  const bus = {
    ...line,
    departure: 'Stop',
    departsAt: '2027-07-09T10:00:00+02:00',
    returnsAt: '2027-07-12T00:30:00+02:00',
  };
  expect(lineFacts({ ...bus, texts: { nl: { departure: 'Halte' } } }, here)).toEqual([
    ['stop', 'Halte'],
    ['out', `${unbroken('vr 9 juli 2027')}, ${unbroken('10:00 CEST')}`],
    ['return', `${unbroken('ma 12 juli 2027')}, ${unbroken('00:30 CEST')}`],
  ]);
  expect(lineFacts(line, here)).toEqual([]);
});

test('times are in the shop’s own format, as on the PDF; days have no time zone [I18-05]', () => {
  const ticket = {
    ...line,
    firstDay: '2027-07-11',
    doorsAt: '2027-07-11T12:00:00+02:00',
    endsAt: '2027-07-11T23:30:00+02:00',
    departsAt: '2027-12-09T10:00:00+01:00',
  };
  expect(lineFacts(ticket, { ...here, format: 'DD-MM-YYYY HH:mm' })).toEqual([
    ['when', unbroken('zo 11 juli 2027')],
    ['doors', unbroken('11-07-2027 12:00 CEST')],
    ['until', unbroken('11-07-2027 23:30 CEST')],
    ['out', unbroken('09-12-2027 10:00 CET')],
  ]);
});

test.each([
  [{ mappedType: 'transportation', returnsAt: 'x' }, 'rides'],
  [{ mappedType: 'transportation' }, 'ride'],
  [{ mappedType: 'ticket', firstDay: '2027-07-09', lastDay: '2027-07-11' }, 'days'],
  [{ mappedType: 'ticket', firstDay: '2027-07-09', lastDay: '2027-07-09' }, 'once'],
] as const)('%j is valid: %s [BYD-02]', (own, hint) => {
  expect(hintOf({ ...line, ...own })).toBe(hint);
});
