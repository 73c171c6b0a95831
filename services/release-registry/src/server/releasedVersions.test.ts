import { aRegistry, aStockedRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const statusOf = async ({ send }: Pick<Registry, 'send'>, version: string, remote = 'mf_tickets') =>
  (await send('GET', `/versions/${remote}/${version}?released=yes`)).statusCode;

test('a host gets only the records of versions that are or were released to a brand, also as a canary [FED-03, FED-04]', async () => {
  const registry = await aStockedRegistry();
  expect(await statusOf(registry, '1.0.0')).toBe(404);
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
  expect([await statusOf(registry, '1.0.0'), await statusOf(registry, '1.1.0')]).toEqual([200, 404]);
  await registry.activate(1, { mf_tickets: { version: '1.1.0', basisPoints: 1_000 } });
  expect(await statusOf(registry, '1.1.0')).toBe(200);
  await registry.activate(2, { mf_tickets: { version: '1.1.0' } });
  // Pages of the first release are still open.
  expect([await statusOf(registry, '1.0.0'), await statusOf(registry, '9.9.9')]).toEqual([200, 404]);
  expect((await registry.send('GET', '/versions/mf_basket/1.0.0')).statusCode).toBe(200);
  expect(await statusOf(registry, '1.0.0', 'mf_basket')).toBe(404);
  expect((await registry.send('GET', '/versions/mf_tickets/1.0.0?released=no')).statusCode).toBe(400);
});

test('after a restart the registry knows the earlier released versions [FED-03]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
  await registry.activate(1, { mf_tickets: { version: '1.1.0' } });
  const again = await aRegistry({ data: registry.data });
  expect([await statusOf(again, '1.0.0'), await statusOf(again, '1.1.0')]).toEqual([200, 200]);
});
