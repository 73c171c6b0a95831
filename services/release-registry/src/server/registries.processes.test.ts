import { noVisits } from '@festival/release-contracts/release/addVisits';
import type { Pin } from '@festival/release-contracts/release/release';
import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { eventually } from '@festival/service-kit/testing/eventually';
import { aPackage, publicationOf } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const tickets = (version: string, basisPoints?: number) => ({
  mf_tickets: { version, ...(basisPoints !== undefined && { basisPoints }) },
});

/** Two registries with the same records and files, and tickets 1.0.0 for all visitors (release 1). */
async function twoRegistries(): Promise<{ one: Registry; other: Registry; lines: string[] }> {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const one = await aStockedRegistry({ log });
  const other = await aRegistry({ data: one.data, log });
  await one.activate(0, tickets('1.0.0'));
  return { one, other, lines };
}

const pinOf = async (registry: Registry): Promise<Pin> => (await registry.document()).release.pins.mf_tickets;

const isAt = (registry: Registry, revision: number) =>
  eventually(`release ${revision}`, async () => (await registry.document()).release.revision === revision);

/** A host's report to one of the registries: the number of visits with the canary, and how many of them threw. */
const report = (registry: Registry, pin: Pin, canary: { visits: number; throws?: number }) =>
  registry.send('POST', '/brands/solstrand/visits', {
    trials: { mf_tickets: { pin, stable: { ...noVisits, visits: 90 }, canary: { ...noVisits, ...canary } } },
  });

test('of two managers at two registries one succeeds, and the other gets a list of the changes made meanwhile [FED-04]', async () => {
  const { one, other } = await twoRegistries();
  for (let revision = 1; revision <= 6; revision += 1) {
    const { stable } = await pinOf(one);
    const [adas = '', graces = ''] = ['1.0.0', '1.1.0', '1.2.0'].filter((version) => version !== stable);
    const answers = await Promise.all([
      one.activate(revision, tickets(adas), { by: 'ada' }),
      other.activate(revision, tickets(graces), { by: 'grace' }),
    ]);
    const [won, lost] = answers[0].statusCode === 201 ? answers : [answers[1], answers[0]];
    const { by, pins } = won.json().release;
    expect([won.statusCode, lost.statusCode, lost.json().code]).toEqual([201, 409, 'release-moved-on']);
    expect(lost.json().message).toContain(`solstrand is at release ${revision + 1}`);
    expect(lost.json().reasons).toEqual([
      expect.stringMatching(new RegExp(`release ${revision + 1} .*${by}.*${pins.mf_tickets.stable}`)),
    ]);
    await isAt(one, revision + 1);
  }
  const [{ pins }] = await one.history();
  expect((await other.history()).map(({ revision }: { revision: number }) => revision)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  await Promise.all([isAt(one, 7), isAt(other, 7)]);
  expect([await pinOf(one), await pinOf(other)]).toEqual([pins.mf_tickets, pins.mf_tickets]);
});

test('hosts of one registry get a release that another registry makes [FED-03]', async () => {
  const { one, other } = await twoRegistries();
  for (let revision = 1; revision <= 5; revision += 1) {
    await isAt(other, revision);
    await one.activate(revision, tickets(revision % 2 === 0 ? '1.0.0' : '1.1.0'));
    await isAt(other, revision + 1);
  }
});

test('visits reported to several registries are all counted, and a bad canary is taken back once [BYD-08]', async () => {
  const { one, other, lines } = await twoRegistries();
  await one.activate(1, tickets('1.1.0', 1_000));
  const pin = await pinOf(one);
  const registries = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other));
  await Promise.all(registries.map((registry) => report(registry, pin, { visits: 10 })));
  const { trials } = (await other.send('GET', '/brands/solstrand/visits')).json();
  expect(trials.mf_tickets.stages).toMatchObject([{ stable: { visits: 1_800 }, canary: { visits: 200, throws: 0 } }]);

  const answers = await Promise.all(registries.map((registry) => report(registry, pin, { visits: 30, throws: 30 })));
  expect(answers.filter((answer) => answer.json().outcome === 'taken-back')).toHaveLength(1);
  expect((await other.history()).map(({ by }: { by: string }) => by)).toEqual(['canary watch', 'ada', 'ada']);
  expect(lines.filter((line) => line.includes('canary-taken-back'))).toHaveLength(1);
});

test('a stage that is due at several registries begins once [FED-04]', async () => {
  const { one, other } = await twoRegistries();
  const stages = [500, 2_500, 10_000].map((basisPoints) => ({ basisPoints, minutes: 60, visits: 0 }));
  const order = { parent: 1, versions: { mf_tickets: '1.1.0' }, stages, by: 'ada', reason: 'larger cards' };
  expect((await one.send('PUT', '/brands/solstrand/plan', order)).statusCode).toBe(201);
  for (const registry of [one, other]) registry.passDays(1);
  const pin = await pinOf(one);
  await Promise.all([one, other, one, other].map((registry) => report(registry, pin, { visits: 1 })));
  for (const registry of [one, other]) {
    const { plan } = (await registry.send('GET', '/brands/solstrand/plan')).json();
    expect(plan).toMatchObject({ stage: 1, state: 'running' });
    expect((await registry.history()).map(({ reason }: { reason: string }) => reason)).toEqual([
      'larger cards (stage 2 of 3, 25 %)',
      'larger cards (stage 1 of 3, 5 %)',
      'because',
    ]);
  }
});

test('two concurrent clean-ups remove each version once, and a registered host applies to all registries [FED-04]', async () => {
  const { one, other } = await twoRegistries();
  for (const registry of [one, other]) registry.passDays(60);
  const clean = (registry: Registry, by: string) =>
    registry.send('POST', '/versions/cleanings', { by, reason: 'monthly' });
  const answers = await Promise.all([clean(one, 'ada'), clean(other, 'grace')]);
  const removed = answers.flatMap((answer) => answer.json().removed);
  expect(removed.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([
    'mf_basket@1.0.0',
    'mf_tickets@1.1.0',
  ]);
  for (const registry of [one, other]) {
    await eventually(
      'it is removed',
      async () => (await registry.send('GET', '/files/mf_tickets/1.1.0/server/remote.cjs')).statusCode === 404,
    );
  }
  const places = (await one.files.places()).map(({ place }) => place.split('/').slice(0, 2).join('@'));
  expect(places.sort()).toEqual(['mf_basket@2.0.0', 'mf_tickets@1.0.0', 'mf_tickets@1.2.0']);

  const hosts = ['4.0.0', '5.0.0'].map((version) => ({ version, contracts: '1.4.0', shared: ['react', 'jotai'] }));
  const [first, second] = hosts as [(typeof hosts)[0], (typeof hosts)[0]];
  await Promise.all([one.registerHost(first), other.registerHost(second)]);
  const known = (await one.send('GET', '/hosts')).json().hosts.map(({ version }: { version: string }) => version);
  expect(known.sort()).toEqual(['3.0.0', '4.0.0', '5.0.0']);
});

test('a signature that one registry stores appears in the document that another registry had already cached', async () => {
  const unsigned = await aRegistry({ keys: 'unsigned' });
  const { signature: _, ...publication } = publicationOf(aPackage());
  await unsigned.registerHost();
  await unsigned.send('PUT', '/versions/mf_tickets/1.0.0', publication);
  await unsigned.activate(0, tickets('1.0.0'), { force: 'not mounted' });
  const versionIn = async () => (await unsigned.document()).versions.mf_tickets['1.0.0'];
  expect(await versionIn()).not.toHaveProperty('signature');

  const team = newKeyPair();
  const believing = await aRegistry({ data: unsigned.data, keys: `mf_tickets:${team.publicKey}` });
  const signed = publicationOf(aPackage(), 'ada', team);
  expect((await believing.send('PUT', '/versions/mf_tickets/1.0.0', signed)).json().outcome).toBe('signed');
  await eventually('it is signed', async () => 'signature' in (await versionIn()));
  expect((await versionIn()).signature).toEqual(signed.signature);
});
