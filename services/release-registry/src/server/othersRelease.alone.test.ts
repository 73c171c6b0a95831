import { eventually } from '@festival/service-kit/testing/eventually';
import { promisedMilliseconds } from '@festival/service-kit/testing/promisedMilliseconds';
import { aRegistry, aStockedRegistry, closeRegistries } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

test('hosts of one registry get a release that another registry makes within two seconds [FED-03]', async () => {
  const one = await aStockedRegistry();
  const other = await aRegistry({ data: one.data });
  const isAt = (revision: number) =>
    eventually(`release ${revision}`, async () => (await other.document()).release.revision === revision);
  const tickets = (version: string) => ({ mf_tickets: { version } });
  await one.activate(0, tickets('1.0.0'));
  const waited: number[] = [];
  for (let revision = 1; revision <= 5; revision += 1) {
    await isAt(revision);
    await one.activate(revision, tickets(revision % 2 === 0 ? '1.0.0' : '1.1.0'));
    const start = performance.now();
    await isAt(revision + 1);
    waited.push(performance.now() - start);
  }
  expect(Math.max(...waited)).toBeLessThan(promisedMilliseconds(2));
});
