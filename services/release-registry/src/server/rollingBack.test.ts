import { aStockedRegistry, closeRegistries, host } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

/** Tickets 1.0.0 (release 1), then 1.1.0 (2), then 1.2.0 (3). */
async function threeReleases() {
  const registry = await aStockedRegistry();
  for (const [parent, version] of ['1.0.0', '1.1.0', '1.2.0'].entries()) {
    await registry.activate(parent, { mf_tickets: { version } });
  }
  const current = async () => (await registry.document()).release;
  return { registry, current };
}

test('a roll-back restores the previous release as a new release with author and reason [FED-04]', async () => {
  const { registry, current } = await threeReleases();
  const answer = await registry.rollBack(3, undefined, { by: 'grace', reason: 'cards overlap on phones' });
  expect(answer.statusCode).toBe(201);
  expect(await current()).toMatchObject({
    revision: 4,
    parent: 3,
    restores: 2,
    pins: { mf_tickets: { stable: '1.1.0' } },
  });
  const history = await registry.history();
  expect(history).toHaveLength(4);
  expect(history[0]).toMatchObject({ revision: 4, by: 'grace', reason: 'cards overlap on phones' });
});

test('a roll-back can name an older release [FED-04]', async () => {
  const { registry, current } = await threeReleases();
  await registry.rollBack(3, 1);
  expect(await current()).toMatchObject({ revision: 4, restores: 1, pins: { mf_tickets: { stable: '1.0.0' } } });
});

test('rolling back twice goes two steps back, not forward to the bad release', async () => {
  const { registry, current } = await threeReleases();
  await registry.rollBack(3);
  await registry.rollBack(4);
  expect(await current()).toMatchObject({ revision: 5, restores: 1, pins: { mf_tickets: { stable: '1.0.0' } } });
  const third = await registry.rollBack(5);
  expect([third.statusCode, third.json().code]).toEqual([409, 'nothing-before']);
});

test('a roll-back that is sent twice goes one step back', async () => {
  const { registry } = await threeReleases();
  const answers = await Promise.all([registry.rollBack(3), registry.rollBack(3)]);
  expect(answers.map((answer) => answer.statusCode).sort()).not.toEqual([201, 201]);
  expect((await registry.rollBack(3)).json().code).toBe('release-moved-on');
  expect(await registry.history()).toHaveLength(4);
});

test('a roll-back to the active versions changes nothing', async () => {
  const { registry } = await threeReleases();
  await registry.rollBack(3, 2);
  expect((await registry.rollBack(3, 2)).json()).toMatchObject({ outcome: 'nothing-to-do', release: { revision: 4 } });
  expect(await registry.history()).toHaveLength(4);
});

test('a roll-back restores a canary with its original share, or ends it', async () => {
  const { registry, current } = await threeReleases();
  await registry.activate(3, { mf_tickets: { version: '1.0.0', basisPoints: 500 } });
  const running = (await current()).pins;
  await registry.rollBack(4);
  expect((await current()).pins).toEqual({ mf_tickets: { stable: '1.2.0' } });
  await registry.rollBack(5, 4);
  expect((await current()).pins).toEqual(running);
});

test('a roll-back to an unknown release, or at a brand without a release, is refused', async () => {
  const { registry } = await threeReleases();
  expect((await registry.rollBack(3, 99)).json().code).toBe('unknown-release');
  const other = await registry.send('POST', '/brands/nordlys/roll-backs', { parent: 0, by: 'ada', reason: 'why not' });
  expect([other.statusCode, other.json().code]).toEqual([404, 'no-release']);
});

test('a roll-back to versions that the host can no longer run is refused with the reason [FED-04]', async () => {
  const { registry } = await threeReleases();
  await registry.registerHost({ ...host, version: '4.0.0', contracts: '2.0.0' });
  const answer = await registry.rollBack(3);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().reasons).toEqual([
    'mf_tickets@1.1.0 is built for contracts ^1.0.0, the host 4.0.0 has 2.0.0: build it again with contracts 2, and do what their change log says',
  ]);
});
