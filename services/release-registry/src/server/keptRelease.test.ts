import { releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import { aStockedRegistry, closeRegistries, host, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const tickets = (version: string, basisPoints?: number) => ({ mf_tickets: { version, basisPoints } });

/** Tickets 1.0.0 (release 1), then 1.1.0 (2). */
async function twoReleases(): Promise<Registry> {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  await registry.activate(1, tickets('1.1.0'));
  return registry;
}

const kept = async ({ app }: Registry, revision: number | string) => {
  const answer = await app.inject(`/brands/solstrand/releases/${revision}`);
  return { status: answer.statusCode, body: answer.json() };
};

test('as long as visitors may keep an earlier release, its document is returned completely, with its own versions [BYD-07]', async () => {
  const registry = await twoReleases();
  const { status, body } = await kept(registry, 1);
  expect(status).toBe(200);
  const document = releaseDocumentSchema.parse(body);
  expect(document.release).toMatchObject({ revision: 1, pins: { mf_tickets: { stable: '1.0.0' } } });
  expect(Object.keys(document.versions.mf_tickets ?? {})).toEqual(['1.0.0']);
});

test('a release that was rolled back can’t be kept, but the restored one can [BYD-07]', async () => {
  const registry = await twoReleases();
  await registry.rollBack(2);
  const { status, body } = await kept(registry, 2);
  expect([status, body.code]).toEqual([410, 'release-withdrawn']);
  expect(body.reasons).toEqual(['release 2 was rolled back, or more than 100 were made since']);
  expect((await kept(registry, 1)).status).toBe(200);
  await registry.activate(3, tickets('1.2.0'));
  expect((await kept(registry, 3)).status).toBe(200);
  expect((await kept(registry, 1)).status).toBe(200);
});

test('a release with a version that was replaced as broken can’t be kept [BYD-07]', async () => {
  const registry = await twoReleases();
  await registry.activate(2, tickets('1.2.0'), { mends: { mf_tickets: '1.1.0' } });
  expect((await kept(registry, 2)).body.reasons).toEqual(['mf_tickets@1.1.0 was replaced because it was broken']);
  expect((await kept(registry, 1)).status).toBe(200);
});

test('a release that the host can no longer run can’t be kept [BYD-07]', async () => {
  const registry = await twoReleases();
  await registry.registerHost({ ...host, version: '4.0.0', contracts: '2.0.0' });
  expect((await kept(registry, 1)).body.reasons).toEqual([
    'mf_tickets@1.0.0 is built for contracts ^1.0.0, the host 4.0.0 has 2.0.0: build it again with contracts 2, and do what their change log says',
  ]);
});

test('a revision that does not exist is answered with 404', async () => {
  const registry = await twoReleases();
  expect(await kept(registry, 99)).toMatchObject({ status: 404, body: { code: 'unknown-release' } });
  for (const wrong of ['0', 'x', '1.5']) expect((await kept(registry, wrong)).status).toBe(400);
});

test('a release can be kept until there are a hundred later ones [BYD-07]', async () => {
  const registry = await aStockedRegistry();
  for (let parent = 0; parent < 102; parent += 1) {
    await registry.activate(parent, tickets(parent % 2 === 0 ? '1.0.0' : '1.1.0'));
  }
  expect((await kept(registry, 1)).status).toBe(410);
  expect((await kept(registry, 2)).status).toBe(200);
});
