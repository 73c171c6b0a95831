import { noVisits } from '@festival/release-contracts/release/addVisits';
import { aListeningRegistry } from '../testing/aListeningRegistry.ts';
import { aStockedRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const url = '/brands/solstrand/plan';
const stages = [
  { basisPoints: 500, minutes: 60, visits: 100 },
  { basisPoints: 2_500, minutes: 60, visits: 100 },
  { basisPoints: 10_000, minutes: 0, visits: 0 },
];
const order = { parent: 1, versions: { mf_tickets: '1.1.0' }, stages, by: 'ada', reason: 'larger cards' };

async function aPlan(): Promise<Registry> {
  const registry = await aStockedRegistry();
  await registry.activate(0, { mf_tickets: { version: '1.0.0' }, mf_basket: { version: '1.0.0' } });
  expect((await registry.send('PUT', url, order)).statusCode).toBe(201);
  return registry;
}

const planOf = async (registry: Registry) => (await registry.send('GET', url)).json().plan;
const pinOf = async (registry: Registry) => (await registry.document()).release.pins.mf_tickets;

/** Reports this number of visits for each lane, and how many of the canary's visits threw. */
async function visit(registry: Registry, visits: number, throws = 0): Promise<void> {
  const lanes = { stable: { ...noVisits, visits: visits * 10 }, canary: { ...noVisits, visits, throws } };
  await registry.send('POST', '/brands/solstrand/visits', {
    trials: { mf_tickets: { pin: await pinOf(registry), ...lanes } },
  });
}

test('each stage of a plan begins when the previous one had enough time and visits, and includes its visitors, until the last [FED-04]', async () => {
  const registry = await aPlan();
  const { rolloutId } = await pinOf(registry);
  await visit(registry, 150);
  expect(await pinOf(registry)).toMatchObject({ stable: '1.0.0', canary: '1.1.0', basisPoints: 500 });

  registry.passDays(1);
  await visit(registry, 1);
  expect(await pinOf(registry)).toMatchObject({ canary: '1.1.0', basisPoints: 2_500, rolloutId });
  registry.passDays(1);
  await visit(registry, 99);
  // Visits of the previous stage do not count.
  expect(await planOf(registry)).toMatchObject({ stage: 1, state: 'running' });
  await visit(registry, 1);
  expect(await pinOf(registry)).toEqual({ stable: '1.1.0' });
  expect(await planOf(registry)).toMatchObject({ stage: 2, state: 'done' });
  const reasons = (await registry.history()).map(({ by, reason }: Record<string, string>) => `${by}: ${reason}`);
  expect(reasons.slice(0, 3)).toEqual([
    'ada: larger cards (stage 3 of 3, 100 %)',
    'ada: larger cards (stage 2 of 3, 25 %)',
    'ada: larger cards (stage 1 of 3, 5 %)',
  ]);
});

test('a plan ends when its canary is taken back, or when another release changes the same remote [BYD-08]', async () => {
  const taken = await aPlan();
  await visit(taken, 200, 120);
  expect(await pinOf(taken)).toEqual({ stable: '1.0.0' });
  expect(await planOf(taken)).toMatchObject({ state: 'stopped', why: expect.stringContaining('canary watch') });
  taken.passDays(2);
  await visit(taken, 500);
  expect(await pinOf(taken)).toEqual({ stable: '1.0.0' });

  const changed = await aPlan();
  await changed.activate(2, { mf_basket: { version: '2.0.0' } });
  await visit(changed, 1);
  expect(await planOf(changed)).toMatchObject({ state: 'running' });
  await changed.activate(3, { mf_tickets: { version: '1.2.0' } }, { by: 'grace', reason: 'urgent' });
  changed.passDays(2);
  // Reports visits of a canary that has ended.
  await changed.send('POST', '/brands/solstrand/visits', { trials: {} });
  expect(await planOf(changed)).toMatchObject({ state: 'stopped', why: expect.stringContaining('grace') });
  expect(await pinOf(changed)).toEqual({ stable: '1.2.0' });
});

test('a plan continues after a restart; a second plan, or a plan by an account that may not activate, is refused', async () => {
  const registry = await aPlan();
  expect((await registry.send('PUT', url, { ...order, parent: 2 })).json().code).toBe('plan-running');
  const shrinking = { ...order, parent: 2, stages: [...stages].reverse() };
  expect((await registry.send('PUT', url, shrinking)).statusCode).toBe(400);
  expect((await registry.app.inject({ method: 'PUT', url, payload: order })).statusCode).toBe(401);
  expect(await registry.history()).toHaveLength(2);
  const stopped = await registry.send('DELETE', url, { by: 'grace', reason: 'a holiday' });
  expect(stopped.json().plan).toMatchObject({ state: 'stopped', why: 'grace: a holiday' });
  expect((await registry.send('DELETE', url, { by: 'grace', reason: 'again' })).json().code).toBe('no-plan');
});

test('commands start a plan, show its progress, and stop it', async () => {
  const { release } = await aListeningRegistry();
  await release('activate --brand solstrand mf_tickets@1.0.0 --reason opening');
  const typed = 'canary --brand solstrand mf_tickets@1.1.0 --after 1 --reason "larger cards"';
  expect((await release(`${typed} --plan 5,25`)).exitCode).toBe(2);
  const started = await release(`${typed} --plan 5:6h:200,25:1d:1000,100`);
  expect(started.output).toMatch(/^solstrand is at stage 1 of 3, 5 % of mf_tickets@1\.1\.0; since /);
  expect((await release('canary --brand solstrand')).output.split('\n').slice(1)).toEqual([
    '  →  5 %    360 minutes and 200 visits at least',
    '     25 %   1440 minutes and 1000 visits at least',
    '     100 %',
  ]);
  const stopped = await release('canary --brand solstrand --stop --reason "a holiday"');
  expect(stopped.output).toContain('stopped: grace: a holiday');
  expect(JSON.parse((await release('canary --brand solstrand --json')).output).plan.state).toBe('stopped');
});
