import { hangingModules } from './hangingModules.ts';

let clock = 0;
const told: string[] = [];
const hanging = hangingModules({ pause: 60_000, now: () => clock, onSkip: ({ module }) => told.push(module) });
const lost = { brand: 'solstrand', module: 'mf_tickets/tickets', version: '1.0.0' };
const skipped = (brand = 'solstrand', version = '1.0.0') => hanging.skipped(brand, { mf_tickets: { version } });

test('a module is skipped after its second lost page, only in its brand and version, until the pause is over; after that, one lost page is enough [FED-05]', () => {
  hanging.count(lost);
  expect(skipped()).toEqual([]);
  hanging.count(lost);
  hanging.count(lost);
  expect([skipped(), told]).toEqual([['mf_tickets/tickets'], ['mf_tickets/tickets']]);
  expect([skipped('nachtwoud'), skipped('solstrand', '1.0.1'), hanging.skipped('solstrand', {})]).toEqual([[], [], []]);
  clock = 60_000;
  expect(skipped()).toEqual([]);
  hanging.count(lost);
  expect([skipped(), told.length]).toEqual([['mf_tickets/tickets'], 2]);
});

test('another version starts with a count of zero', () => {
  const next = { ...lost, version: '1.0.1' };
  hanging.count(next);
  expect(skipped('solstrand', '1.0.1')).toEqual([]);
  hanging.count(next);
  expect(skipped('solstrand', '1.0.1')).toEqual(['mf_tickets/tickets']);
});
