import { countedVisits } from './countedVisits.ts';

const start = 1_000_000;
let clock = start;
beforeEach(() => {
  clock = start;
});

const seen = { mf_tickets: { version: '1.0.0', seen: true as const } };
const visit = (id: string, { network = id, brand = 'solstrand', madeAt = clock } = {}) => ({
  id,
  madeAt,
  brand,
  network,
});
const visits = (most?: number) => countedVisits({ now: () => clock * 1_000, ...(most && { most }) });

test('each fact of a visit is counted once, even if reports repeat it [BYD-08]', () => {
  const counted = visits();
  expect(counted.news(visit('a'), seen)).toEqual(seen);
  expect(counted.news(visit('a'), { mf_tickets: { version: '1.0.0', seen: true, seconds: 2 } })).toEqual({
    mf_tickets: { version: '1.0.0', seconds: 2 },
  });
  expect(counted.news(visit('b'), seen)).toEqual(seen);
});

test('one visit per network and brand is counted at a time [BYD-08]', () => {
  const counted = visits();
  expect(counted.news(visit('first', { network: 'one' }), seen)).toEqual(seen);
  expect(counted.news(visit('second', { network: 'one' }), seen)).toBeUndefined();
  // The counted visit continues, and visits of other brands and networks count too.
  const basket = { mf_basket: { version: '1.0.0', seen: true as const } };
  expect(counted.news(visit('first', { network: 'one' }), basket)).toEqual(basket);
  expect(counted.news(visit('second', { network: 'one', brand: 'nachtwoud' }), seen)).toEqual(seen);
  expect(counted.news(visit('other', { network: 'two' }), seen)).toEqual(seen);
  clock += 12 * 60 * 60 + 1;
  expect(counted.news(visit('tomorrow', { network: 'one' }), seen)).toEqual(seen);
});

test('a page counts for twelve hours, but not again once its visit was forgotten (by a new process, or for lack of memory)', () => {
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
