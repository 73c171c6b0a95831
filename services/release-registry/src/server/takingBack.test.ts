import { addVisits, noVisits } from '@festival/release-contracts/release/addVisits';
import type { LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import type { Pin } from '@festival/release-contracts/release/release';
import { oneVital } from '@festival/release-contracts/release/visitVitals';
import { aRegistry, aStockedRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const tenth = { basisPoints: 1_000 };

/** Tickets 1.0.0 and basket 1.0.0 for all visitors (release 1), then tickets 1.1.0 for a tenth of them (2). */
async function aCanary(): Promise<Registry> {
  const registry = await aStockedRegistry();
  await registry.activate(0, { mf_tickets: { version: '1.0.0' }, mf_basket: { version: '1.0.0' } });
  await registry.activate(1, { mf_tickets: { version: '1.1.0', ...tenth } });
  return registry;
}

const pinOf = async (registry: Registry, remote = 'mf_tickets'): Promise<Pin> =>
  (await registry.document()).release.pins[remote];

const report = (
  registry: Registry,
  pin: Pin,
  lanes: { stable: LaneVisits; canary: LaneVisits },
  remote = 'mf_tickets',
) => registry.send('POST', '/brands/solstrand/visits', { trials: { [remote]: { pin, ...lanes } } });

const visits = (count: number, change: Partial<LaneVisits> = {}): LaneVisits => ({
  ...noVisits,
  visits: count,
  ...change,
});
/** Visits whose pages became usable after two thirds to one and a half times this number of seconds. */
const timed = (count: number, seconds: number): LaneVisits =>
  Array.from({ length: count }, (_, index) => Math.log(seconds) + (index % 2 === 0 ? 0.4 : -0.4))
    .map((log) => visits(1, { timed: 1, logSeconds: log, logSecondsSquared: log ** 2 }))
    .reduce(addVisits, noVisits);

/** Visits whose slowest press took this number of milliseconds. */
const pressed = (count: number, milliseconds: number): LaneVisits => {
  const [bucket = ''] = Object.keys(oneVital(milliseconds));
  return visits(count, { vitals: { tickets: { inp: { [bucket]: count } } } });
};

test.each<[string, { stable: LaneVisits; canary: LaneVisits }, RegExp]>([
  [
    'throws on half of its mounts',
    { stable: visits(540, { throws: 2 }), canary: visits(60, { throws: 31 }) },
    /^taken back by itself: mf_tickets 1\.1\.0 threw in 31 of 60 visits, 1\.0\.0 threw in 2 of 540 visits; \d+\.\d standard errors apart, 4\.5 are allowed$/,
  ],
  [
    'can be used 30 % later',
    { stable: timed(1_800, 2), canary: timed(200, 2.6) },
    /mf_tickets 1\.1\.0 could be used after 2\.60 s \(200 visits\), 1\.0\.0 could be used after 2\.00 s \(1800 visits\);/,
  ],
  [
    'makes each press 300 ms later',
    { stable: pressed(180, 100), canary: pressed(30, 400) },
    /mf_tickets 1\.1\.0 had INP 4\d\d ms at the 75th percentile of 30 visits, 1\.0\.0 had INP 1\d\d ms at the 75th percentile of 180 visits;/,
  ],
  [
    'halves the completion of its step',
    { stable: visits(1_800, { completions: 720 }), canary: visits(200, { completions: 40 }) },
    /mf_tickets 1\.1\.0 was completed in 40 of 200 visits, 1\.0\.0 was completed in 720 of 1800 visits;/,
  ],
])('a canary that %s is taken back, and the history says why [BYD-08]', async (_, lanes, reason) => {
  const registry = await aCanary();
  const answer = await report(registry, await pinOf(registry), lanes);
  expect(answer.json()).toMatchObject({ outcome: 'taken-back', release: { revision: 3, parent: 2 } });
  const [release] = await registry.history();
  expect(release).toMatchObject({
    by: 'canary watch',
    reason: expect.stringMatching(reason),
    mends: { mf_tickets: '1.1.0' },
    pins: { mf_tickets: { stable: '1.0.0' } },
  });
});

test('a canary that performs equally well continues; its visits are added up over hosts, shares and restarts [BYD-08]', async () => {
  const registry = await aCanary();
  const lanes = { stable: visits(90, { throws: 1 }), canary: visits(10) };
  for (const _host of [1, 2, 3])
    expect((await report(registry, await pinOf(registry), lanes)).json()).toEqual({ outcome: 'counted' });
  await registry.activate(2, { mf_tickets: { version: '1.1.0', basisPoints: 5_000 } });
  await report(registry, await pinOf(registry), lanes);
  const again = await aRegistry({ data: registry.data });
  await report(again, await pinOf(again), lanes);
  const { trials } = (await again.send('GET', '/brands/solstrand/visits')).json();
  expect(trials.mf_tickets.stages).toEqual([
    { basisPoints: 1_000, stable: visits(270, { throws: 3 }), canary: visits(30) },
    { basisPoints: 5_000, stable: visits(180, { throws: 2 }), canary: visits(20) },
  ]);
  expect(await again.history()).toHaveLength(3);
});

test('visits counted before a release are ignored, and another version starts from zero [BYD-08]', async () => {
  const registry = await aCanary();
  const former = await pinOf(registry);
  const bad = { stable: visits(500), canary: visits(15, { throws: 15 }) };
  await report(registry, former, bad);
  await registry.activate(2, { mf_tickets: { version: '1.2.0', ...tenth } });
  expect((await report(registry, former, bad)).json()).toEqual({ outcome: 'counted' });
  expect((await report(registry, await pinOf(registry), bad)).json()).toEqual({ outcome: 'counted' });
  await registry.activate(3, { mf_tickets: { version: '1.0.0' } });
  expect((await report(registry, former, bad)).json()).toEqual({ outcome: 'counted' });
  expect(await registry.history()).toHaveLength(4);
  // No canary runs; the result of the last one remains readable.
  expect((await registry.send('GET', '/brands/solstrand/visits')).json()).toMatchObject({
    trials: {},
    ended: { mf_tickets: { pin: { canary: '1.2.0' }, stages: [{ canary: { visits: 15, throws: 15 } }] } },
  });
});

test('versions that were rolled out together are taken back together, and are afterwards neither kept nor used as a fall-back [BYD-08]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, { mf_tickets: { version: '1.0.0' }, mf_basket: { version: '1.0.0' } });
  await registry.activate(1, { mf_tickets: { version: '1.1.0', ...tenth }, mf_basket: { version: '2.0.0', ...tenth } });
  const pin = await pinOf(registry, 'mf_basket');
  await report(registry, pin, { stable: visits(500), canary: visits(50, { throws: 25 }) }, 'mf_basket');
  const { release, fallbacks } = await registry.document();
  expect(release).toMatchObject({
    mends: { mf_basket: '2.0.0' },
    pins: { mf_tickets: { stable: '1.0.0' }, mf_basket: { stable: '1.0.0' } },
  });
  expect(fallbacks).toEqual({});
  expect((await registry.send('GET', '/brands/solstrand/releases/2')).json().code).toBe('release-withdrawn');
});

test('operators get a structured notice [BYD-08]', async () => {
  const lines: string[] = [];
  const stocked = await aCanary();
  const registry = await aRegistry({ data: stocked.data, log: { write: (line) => void lines.push(line) } });
  await report(registry, await pinOf(registry), { stable: visits(500), canary: visits(50, { throws: 25 }) });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 50,
      event: 'canary-taken-back',
      brand: 'solstrand',
      remote: 'mf_tickets',
      canary: '1.1.0',
      stable: '1.0.0',
      harm: 'throws',
      revision: 3,
      msg: 'a canary was taken back',
    }),
  ]);
});
