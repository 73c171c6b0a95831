import { noVisits } from '@festival/release-contracts/release/addVisits';
import type { CanaryVisits, LaneVisits } from '@festival/release-contracts/release/canaryVisits';
import type { ErrorGroup } from '@festival/release-contracts/release/visitErrors';
import { oneVital } from '@festival/release-contracts/release/visitVitals';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, authorization, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const pin = { stable: '1.0.0' };
const lane = (change: Partial<LaneVisits>): LaneVisits => ({ ...noVisits, ...change });
const report = (registry: Registry, change: Partial<LaneVisits>, more: Partial<CanaryVisits> = {}) =>
  registry.send('POST', '/brands/solstrand/visits', {
    trials: { mf_tickets: { pin, stable: lane(change), canary: noVisits } },
    ...more,
  });
const figures = async (registry: Registry) =>
  (await registry.send('GET', '/brands/solstrand/figures/mf_tickets')).json().versions;

const hours = async (registry: Registry): Promise<[string, number][]> =>
  (await figures(registry))['1.0.0'].hours.map(({ at, visits }: { at: string; visits: number }) => [at, visits]);

test('visits, completions, sales and percentiles are kept by version and hour for 14 days, also after a restart [BYD-08]', async () => {
  const registry = await aStockedRegistry();
  registry.setClock(new Date('2026-11-20T10:10:00Z'));
  const vitals = { tickets: { inp: oneVital(200), lcp: oneVital(2_000) }, basket: { inp: oneVital(400) } };
  const sales = { mf_tickets: { '1.0.0': { orders: 2, cents: 25_000 } } };
  await report(registry, { visits: 10, completions: 4, vitals }, { sales });
  registry.setClock(new Date('2026-11-20T10:50:00Z'));
  await report(registry, { visits: 5, throws: 1 });
  registry.setClock(new Date('2026-11-20T11:00:00Z'));
  await report(registry, { visits: 1 });
  const before = (await figures(registry))['1.0.0'];
  expect(before.sums).toMatchObject({ visits: 16, throws: 1, completions: 4, orders: 2, cents: 25_000 });
  // Percentiles are accurate to a tenth.
  expect(before.steps.tickets.inp / 200).toBeCloseTo(1, 0);
  expect(before.steps.basket.inp / 400).toBeCloseTo(1, 0);
  expect(before.hours).toHaveLength(2);
  expect(before.hours[0].p75.lcp).toBeGreaterThan(1_800);
  await registry.app.close();

  const again = await aRegistry({ data: registry.data });
  again.setClock(new Date('2026-11-30T09:00:00Z'));
  await report(again, { visits: 3 });
  expect(await hours(again)).toEqual([
    ['2026-11-20T10:00:00.000Z', 15],
    ['2026-11-20T11:00:00.000Z', 1],
    ['2026-11-30T09:00:00.000Z', 3],
  ]);
  again.setClock(new Date('2026-12-04T09:00:00Z'));
  expect(await hours(again)).toEqual([['2026-11-30T09:00:00.000Z', 3]]);
});

const planted: ErrorGroup = {
  remote: 'mf_tickets',
  version: '1.0.0',
  kind: 'uncaught',
  message: 'planted',
  frames: ['at x (/remotes/mf_tickets/1.0.0/browser/1.js:1:10)'],
  count: 2,
  browsers: { Firefox: 2 },
  steps: { tickets: 2 },
};

const errorsOf = async (registry: Registry, version = '1.0.0') =>
  (await registry.send('GET', `/errors/mf_tickets/${version}`)).json().errors;

test('errors of a version are grouped over brands and survive a restart; beyond the limit the oldest are removed [BYD-08]', async () => {
  const registry = await aStockedRegistry();
  await report(registry, {}, { errors: [planted] });
  const other = { ...planted, count: 1, browsers: { Safari: 1 }, steps: { basket: 1 } };
  await registry.send('POST', '/brands/nachtwoud/visits', { trials: {}, errors: [other] });
  await registry.app.close();

  const again = await aRegistry({ data: registry.data });
  await report(again, {}, { errors: [planted] });
  expect(await errorsOf(again)).toEqual([
    {
      ...planted,
      count: 5,
      networks: 3,
      browsers: { Firefox: 4, Safari: 1 },
      steps: { tickets: 4, basket: 1 },
      brands: { solstrand: 4, nachtwoud: 1 },
      firstAt: expect.any(String),
      lastAt: expect.any(String),
    },
  ]);
  for (let nr = 0; nr < 55; nr += 1) await report(again, {}, { errors: [{ ...planted, message: `planted ${nr}` }] });
  const kept = await errorsOf(again);
  expect(kept).toHaveLength(50);
  expect(kept[0].message).toBe('planted 54');
  again.passDays(15);
  expect(await errorsOf(again)).toEqual([]);
});

test('errors of one network do not displace those that several networks have, however new and many they are [BYD-08]', async () => {
  const registry = await aStockedRegistry();
  const real = (nr: number) => ({ ...planted, message: `real ${nr}`, count: 2, networks: 2 });
  await report(registry, {}, { errors: Array.from({ length: 8 }, (_, nr) => real(nr)) });
  for (let nr = 0; nr < 3; nr += 1) {
    const lures = Array.from({ length: 40 }, (_, one) => ({
      ...planted,
      message: `lure ${nr} ${one}`,
      count: 900,
      networks: 1,
    }));
    await report(registry, {}, { errors: lures });
  }
  const kept: { message: string }[] = await errorsOf(registry);
  expect(kept).toHaveLength(50);
  expect(kept.filter(({ message }) => message.startsWith('real'))).toHaveLength(8);
});

test('an error shows positions in the sources if the version’s package contains their source map, otherwise in the build [BYD-08]', async () => {
  const registry = await aStockedRegistry();
  // Line 1, column 9 of the build is line 3, column 5 of Pay.tsx.
  const map = { version: 3, sources: ['src/Pay.tsx'], names: ['pay'], mappings: 'SAEIA' };
  await registry.publish(aPackage({ version: '1.3.0', more: { 'browser/1.js.map': JSON.stringify(map) } }));
  const frames = [
    'at x (/remotes/mf_tickets/1.3.0/browser/1.js:1:10)',
    'at /remotes/mf_tickets/1.3.0/browser/2.js:1:10',
  ];
  await report(registry, {}, { errors: [{ ...planted, version: '1.3.0', frames }] });
  const [{ frames: shown }] = await errorsOf(registry, '1.3.0');
  expect(shown).toEqual(['at pay (src/Pay.tsx:3:5)', frames[1]]);
});

test('only those who publish the remote or make releases of the brand read its figures and errors [BYD-08]', async () => {
  const registry = await aStockedRegistry();
  const tokenOf = async (rights: object) =>
    (await registry.send('POST', '/tokens', { owner: 'somebody', rights })).json().token;
  const answers = async (header: string | undefined) =>
    Promise.all(
      ['/brands/solstrand/figures/mf_tickets', '/errors/mf_tickets/1.0.0'].map(
        async (url) =>
          (await registry.app.inject({ url, headers: header === undefined ? {} : { authorization: header } }))
            .statusCode,
      ),
    );
  expect(await answers(undefined)).toEqual([401, 401]);
  expect(await answers(authorization)).toEqual([200, 200]);
  expect(await answers(`Bearer ${await tokenOf({ publish: ['mf_tickets'] })}`)).toEqual([200, 200]);
  expect(await answers(`Bearer ${await tokenOf({ publish: ['mf_basket'] })}`)).toEqual([403, 403]);
  expect(await answers(`Bearer ${await tokenOf({ activate: ['solstrand'] })}`)).toEqual([200, 200]);
  expect(await answers(`Bearer ${await tokenOf({ activate: ['nachtwoud'] })}`)).toEqual([403, 200]);
  expect(await answers(`Bearer ${await tokenOf({ watch: true })}`)).toEqual([403, 403]);
  // The public overview contains no sales.
  await report(registry, { visits: 1 }, { sales: { mf_tickets: { '1.0.0': { orders: 1, cents: 12_345 } } } });
  for (const url of ['/overview', '/brands/solstrand/visits'])
    expect((await registry.send('GET', url)).body).not.toMatch(/cents|12345/);
});
