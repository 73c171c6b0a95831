import { attemptAt, type Renewal, renewalStep } from './renewalStep.ts';

const day = (month: number, date: number) => new Date(Date.UTC(2027, month - 1, date, 10));
/** A membership bought on 1 March for a month. */
const renewal: Renewal = {
  status: 'active',
  token: 'scheme 1',
  soldAt: day(3, 1),
  endsAt: day(4, 1),
  periods: 1,
  announcedPeriod: 1,
  announcedAt: null,
  refusals: 0,
  charge: null,
};
const announced = { ...renewal, announcedPeriod: 2, announcedAt: day(3, 18) };
const charge = { id: 'a', status: 'open' as const, createdAt: day(4, 1) };

test('a charge is announced fourteen days before the end of the paid period, and made at that end [MEM-01]', () => {
  expect(renewalStep(renewal, day(3, 17))).toEqual({ kind: 'wait', until: day(3, 18) });
  expect(renewalStep(renewal, day(3, 18))).toEqual({ kind: 'announce', chargeAt: day(4, 1) });
  expect(renewalStep(announced, day(3, 31))).toEqual({ kind: 'wait', until: day(4, 1) });
  expect(renewalStep(announced, day(4, 1))).toEqual({ kind: 'charge' });
});

test('a charge that is announced late is made fourteen days after the announcement [MEM-01]', () => {
  expect(renewalStep(renewal, day(4, 10))).toEqual({ kind: 'announce', chargeAt: day(4, 24) });
  const late = { ...announced, announcedAt: day(4, 10) };
  expect(renewalStep(late, day(4, 23))).toEqual({ kind: 'wait', until: day(4, 24) });
  expect(renewalStep(late, day(4, 24))).toEqual({ kind: 'charge' });
});

test('a refused charge is retried after one, three and seven days, and then not again [MEM-01]', () => {
  const attempts = [0, 1, 2, 3, 4].map((refusals) => attemptAt({ ...announced, refusals }, day(3, 18)));
  expect(attempts).toEqual([day(4, 1), day(4, 2), day(4, 4), day(4, 8), null]);
  expect(renewalStep({ ...announced, refusals: 1 }, day(4, 1))).toEqual({ kind: 'wait', until: day(4, 2) });
});

test('an interrupted charge is requested again for six days; one that waits for the bank or for a person is not touched [MEM-01]', () => {
  expect(renewalStep({ ...announced, charge }, day(4, 1))).toEqual({ kind: 'charge' });
  expect(renewalStep({ ...announced, charge }, day(4, 7))).toEqual({ kind: 'giveUp', chargeId: 'a' });
  const pending = { ...announced, charge: { ...charge, status: 'pending' as const } };
  expect(renewalStep(pending, day(4, 15))).toEqual({ kind: 'wait', until: day(4, 16) });
  const inReview = { ...announced, charge: { ...charge, status: 'review' as const } };
  expect(renewalStep(inReview, day(4, 30))).toEqual({ kind: 'wait', until: day(5, 1) });
});

test('each period needs its own announcement; that of the former period does not count', () => {
  const paid = { ...announced, periods: 2, endsAt: day(5, 1) };
  expect(renewalStep(paid, day(4, 1))).toEqual({ kind: 'wait', until: day(4, 17) });
});

test('if the method is missing, the provider is polled for two days; an ended renewal is never charged', () => {
  expect(renewalStep({ ...renewal, token: null }, day(3, 2))).toEqual({ kind: 'store', until: day(3, 3) });
  for (const status of ['canceled', 'ended'] as const)
    expect(renewalStep({ ...announced, status, charge }, day(4, 1))).toEqual({ kind: 'forget' });
});
