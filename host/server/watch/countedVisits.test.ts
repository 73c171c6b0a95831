import { countedVisits, visitsOfClient } from './countedVisits.ts';

const start = 1_000_000;
let clock = start;
beforeEach(() => {
  clock = start;
});

const seen = { mf_tickets: { version: '1.0.0', seen: true as const } };
const visit = (id: string, { client = id, brand = 'solstrand', madeAt = clock } = {}) => ({
  id,
  madeAt,
  brand,
  client,
});
const visits = (most?: number) => countedVisits({ now: () => clock * 1_000, ...(most && { most }) });

test('each fact of a visit is news once, whatever its reports repeat [BYD-08]', () => {
  const counted = visits();
  expect(counted.news(visit('a'), seen)).toEqual(seen);
  expect(counted.news(visit('a'), { mf_tickets: { version: '1.0.0', seen: true, seconds: 2 } })).toEqual({
    mf_tickets: { version: '1.0.0', seconds: 2 },
  });
  expect(counted.news(visit('b'), seen)).toEqual(seen);
});

test('of one client fewer visits of a brand count than a canary is taken back by, until they are over [BYD-08]', () => {
  const counted = visits();
  const ids = Array.from({ length: visitsOfClient }, (_, nr) => `visit-${nr}`);
  for (const id of ids) expect(counted.news(visit(id, { client: 'one' }), seen)).toEqual(seen);
  expect(counted.news(visit('more', { client: 'one' }), seen)).toBeUndefined();
  // Those that count go on, and other brands and clients begin.
  expect(
    counted.news(visit('visit-0', { client: 'one' }), { mf_basket: { version: '1.0.0', seen: true } }),
  ).toBeDefined();
  expect(counted.news(visit('more', { client: 'one', brand: 'nachtwoud' }), seen)).toEqual(seen);
  expect(counted.news(visit('other', { client: 'two' }), seen)).toEqual(seen);
  clock += 12 * 60 * 60 + 1;
  expect(counted.news(visit('tomorrow', { client: 'one' }), seen)).toEqual(seen);
});

test('a page counts for twelve hours, and not twice because its visit was forgotten, by a new process or for want of room', () => {
  const counted = visits(2);
  expect(counted.news(visit('before', { madeAt: start - 1 }), seen)).toBeUndefined();
  for (const id of ['a', 'b', 'c', 'd']) {
    expect(counted.news(visit(id), seen)).toEqual(seen);
    clock += 1;
  }
  expect(counted.news(visit('a', { madeAt: start }), seen)).toBeUndefined();
  const madeAt = clock;
  clock += 12 * 60 * 60 + 1;
  expect(counted.news(visit('late', { madeAt }), seen)).toBeDefined();
});
