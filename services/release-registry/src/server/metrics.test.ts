import { noVisits } from '@festival/release-contracts/release/addVisits';
import { freePort } from '@festival/service-kit/testing/freePort';
import { aPackage, publicationOf } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, publisherKeys } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

/** The lines of a registry's metrics about releases, without zeros. */
async function releaseLines(port: number): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text.split('\n').filter((line) => /^shop_release_.* [1-9]/.test(line));
}

test('each event that needs a person is counted, at an address that strangers cannot reach [BYD-08, FED-04]', async () => {
  const metrics = { host: '127.0.0.1', port: await freePort() };
  const registry = await aStockedRegistry({ metrics });
  await registry.app.ready();
  expect((await registry.app.inject('/metrics')).statusCode).toBe(404);
  expect(await releaseLines(metrics.port)).toEqual([
    expect.stringMatching(/^shop_release_publisher_keys\{keys="\w{16}"\} 1$/),
  ]);

  const { send, activate } = registry;
  const unsigned = { ...publicationOf(aPackage({ version: '1.3.0' })), signature: undefined };
  await send('PUT', '/versions/mf_tickets/1.3.0', unsigned);
  const report = { host: { version: '3.0.0', contracts: '1.4.0' }, mounted: {}, unplaced: [], faults: ['planted'] };
  await send('PUT', '/versions/mf_tickets/1.2.0/mounts/solstrand', { ...report, by: 'ada' });

  await activate(0, { mf_tickets: { version: '1.0.0' } });
  await activate(1, { mf_tickets: { version: '1.1.0', basisPoints: 1_000 } });
  const { release } = await registry.document();
  const lanes = { stable: { ...noVisits, visits: 500 }, canary: { ...noVisits, visits: 50, throws: 50 } };
  const trials = { mf_tickets: { pin: release.pins.mf_tickets, ...lanes } };
  await send('POST', '/brands/solstrand/visits', { trials });

  await send('PUT', '/brands/solstrand/approval', { isNeeded: true, by: 'ops', reason: 'the season' });
  await activate(3, { mf_basket: { version: '1.0.0' } });
  await activate(3, { mf_basket: { version: '2.0.0' } });
  expect(await releaseLines(metrics.port)).toContain('shop_release_awaiting_approval{brand="solstrand"} 2');
  // The first one can't be made any more.
  const rights = { activate: ['solstrand'] };
  const { token } = (await send('POST', '/tokens', { owner: 'bob', rights })).json();
  for (const number of [2, 1]) {
    await registry.app.inject({
      method: 'POST',
      url: `/brands/solstrand/waiting/${number}/approval`,
      headers: { authorization: `Bearer ${token}` },
      payload: { by: 'bob' },
    });
  }
  expect(await releaseLines(metrics.port)).toEqual([
    'shop_release_canaries_taken_back_total{brand="solstrand",remote="mf_tickets"} 1',
    'shop_release_versions_refused_total{remote="mf_tickets",check="publication"} 1',
    'shop_release_versions_refused_total{remote="mf_tickets",check="mount"} 1',
    'shop_release_not_made_total{brand="solstrand"} 1',
    expect.stringContaining('shop_release_publisher_keys'),
  ]);
});

test('other publisher keys have another hash [FED-08]', async () => {
  const hashWith = async (keys: string) => {
    const metrics = { host: '127.0.0.1', port: await freePort() };
    await (await aRegistry({ keys, metrics })).app.ready();
    return releaseLines(metrics.port);
  };
  const [, key] = publisherKeys.split(':');
  const before = await hashWith(publisherKeys);
  expect(await hashWith(publisherKeys)).toEqual(before);
  expect(await hashWith(`${publisherKeys},mf_tickets:${key}`)).not.toEqual(before);
});
