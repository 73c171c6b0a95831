import { hintOf, lineFacts } from './lineFacts.ts';

const line = { productId: 'a', name: 'A', quantity: 1, total: 0, refundedQuantity: 0, texts: {} };
const here = { language: 'nl', timeZone: 'Europe/Amsterdam' } as const;

test('a line has its days and door times, or its stop and rides; unknown facts are left out [BYD-02, TRN-01]', () => {
  const day = { ...line, firstDay: '2027-07-11', lastDay: '2027-07-11', doorsAt: '2027-07-11T12:00:00+02:00' };
  expect(lineFacts(day, here)).toEqual([
    ['when', 'zo 11 juli 2027'],
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
    ['out', expect.stringMatching(/^vr 9 juli 2027, 10:00/)],
    ['return', expect.stringMatching(/^ma 12 juli 2027, 00:30/)],
  ]);
  expect(lineFacts(line, here)).toEqual([]);
});

test.each([
  [{ mappedType: 'transportation', returnsAt: 'x' }, 'rides'],
  [{ mappedType: 'transportation' }, 'ride'],
  [{ mappedType: 'ticket', firstDay: '2027-07-09', lastDay: '2027-07-11' }, 'days'],
  [{ mappedType: 'ticket', firstDay: '2027-07-09', lastDay: '2027-07-09' }, 'once'],
] as const)('%j is valid: %s [BYD-02]', (own, hint) => {
  expect(hintOf({ ...line, ...own })).toBe(hint);
});
