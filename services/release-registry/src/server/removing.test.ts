import { placeOf } from '../storage/placeOf.ts';
import { aListeningRegistry } from '../testing/aListeningRegistry.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aStockedRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const order = { by: 'ada', reason: 'old' };
const remove = (registry: Pick<Registry, 'send'>, id: string, more: object = {}) =>
  registry.send('DELETE', `/versions/${id.replace('@', '/')}`, { ...order, ...more });
const clean = async (registry: Registry, more: object = {}) =>
  (await registry.send('POST', '/versions/cleanings', { ...order, ...more })).json().removed;
const stepTo = (registry: Registry, parent: number, version: string) =>
  registry.activate(parent, { mf_tickets: { version } });

test('a version is removed only when no release, fall-back or possibly open page has it any longer [FED-04]', async () => {
  const registry = await aStockedRegistry();
  await stepTo(registry, 0, '1.0.0');
  await stepTo(registry, 1, '1.1.0');
  await stepTo(registry, 2, '1.2.0');
  const refusals = await Promise.all(['1.0.0', '1.1.0', '1.2.0'].map((one) => remove(registry, `mf_tickets@${one}`)));
  expect(refusals.map((answer) => [answer.statusCode, answer.json().code, answer.json().message])).toEqual([
    [
      409,
      'version-needed',
      expect.stringMatching(/^mf_tickets@1\.0\.0 .*pages of solstrand .* release 2 may need it\.$/),
    ],
    [
      409,
      'version-needed',
      expect.stringMatching(/^mf_tickets@1\.1\.0 .*solstrand has it, or falls back to it, by release 3/),
    ],
    [409, 'version-needed', expect.stringMatching(/^mf_tickets@1\.2\.0 .*by release 3/)],
  ]);

  registry.passDays(8);
  expect((await remove(registry, 'mf_tickets@1.1.0')).statusCode).toBe(409);
  expect((await remove(registry, 'mf_tickets@1.0.0', { days: 30 })).statusCode).toBe(409);
  expect((await remove(registry, 'mf_tickets@1.0.0')).json()).toEqual({
    removed: [{ name: 'mf_tickets', version: '1.0.0' }],
  });
  expect((await registry.document()).fallbacks).toEqual({ mf_tickets: '1.1.0' });
});

test('a removed version has no files and is not listed; its number can’t be used again, and no roll-back restores it [FED-04]', async () => {
  const registry = await aStockedRegistry();
  await stepTo(registry, 0, '1.0.0');
  await stepTo(registry, 1, '1.1.0');
  await stepTo(registry, 2, '1.2.0');
  registry.passDays(8);
  await remove(registry, 'mf_tickets@1.0.0');

  expect((await registry.send('GET', '/files/mf_tickets/1.0.0/browser/remoteEntry.js')).statusCode).toBe(404);
  expect((await registry.send('GET', '/versions/mf_tickets/1.0.0')).statusCode).toBe(404);
  const listed = (await registry.send('GET', '/versions?remote=mf_tickets')).json().versions;
  expect(listed.map(({ version }: { version: string }) => version)).toEqual(['1.2.0', '1.1.0']);
  expect((await registry.files.places()).map(({ place }) => place)).not.toContainEqual(
    expect.stringMatching(/^mf_tickets\/1\.0\.0\//),
  );

  const again = await registry.publish(aPackage({ version: '1.0.0' }));
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    expect.stringMatching(/^mf_tickets@1\.0\.0 was removed by ada at .* \(old\)\. A number is never used again/),
  ]);
  const back = await registry.rollBack(3, 1);
  expect([back.statusCode, back.json().reasons]).toEqual([
    404,
    [expect.stringMatching(/^mf_tickets@1\.0\.0 was removed by ada/)],
  ]);
  expect((await registry.rollBack(3)).statusCode).toBe(201);
  expect((await remove(registry, 'mf_tickets@1.0.0')).statusCode).toBe(200);
  expect((await remove(registry, 'mf_tickets@9.9.9')).statusCode).toBe(404);
});

test('clean-up removes unneeded versions, except each remote’s newest; with `isCheck` it only lists them [FED-04]', async () => {
  const registry = await aStockedRegistry();
  await stepTo(registry, 0, '1.1.0');
  expect(await clean(registry)).toEqual([]);
  registry.passDays(31);
  const old = [
    { name: 'mf_basket', version: '1.0.0' },
    { name: 'mf_tickets', version: '1.0.0' },
  ];
  expect(await clean(registry, { isCheck: true })).toEqual(old);
  for (const version of ['2.1.0', '2.2.0']) await registry.publish(aPackage({ name: 'mf_basket', version }));
  const [first, second] = old;
  expect(await clean(registry)).toEqual([{ name: 'mf_basket', version: '2.0.0' }, first, second]);
  expect(await clean(registry)).toEqual([]);
  const left = (await registry.send('GET', '/versions')).json().versions;
  expect(left.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`).sort()).toEqual([
    'mf_basket@2.1.0',
    'mf_basket@2.2.0',
    'mf_tickets@1.1.0',
    'mf_tickets@1.2.0',
  ]);
});

test('only the operator’s token removes versions, and the commands print what they removed', async () => {
  const registry = await aListeningRegistry();
  const made = (await registry.release('token --owner grace --publish mf_tickets --activate solstrand')).output;
  const refused = await registry.release('remove mf_tickets@1.0.0 --reason old', {
    REGISTRY_TOKEN: made.split('\n').at(-1),
  });
  expect(refused.output).toContain('The token of grace does not allow to make tokens or remove versions.');
  registry.passDays(31);
  expect(await registry.release('remove mf_tickets@1.0.0 --reason old')).toEqual({
    exitCode: 0,
    output: 'mf_tickets@1.0.0 is removed.',
  });
  expect((await registry.release('remove --unused --check --reason old')).output).toBe(
    'Nothing has needed these:\n  mf_basket@1.0.0\n  mf_tickets@1.1.0',
  );
  expect((await registry.release('remove --unused --days 40 --reason old')).output).toBe(
    'Every version is needed, or was not long ago.',
  );
  expect((await registry.release('remove --unused --days x --reason old')).exitCode).toBe(2);
});

test('clean-up also removes files without a version, a day after they were stored', async () => {
  const registry = await aStockedRegistry();
  const { manifest, contents } = aPackage({ version: '1.3.0' });
  const place = placeOf(manifest);
  const bytes = Object.entries(contents).map(([path, content]) => [path, Buffer.from(content)] as const);
  await registry.files.store(place, new Map(bytes));
  const places = async () => (await registry.files.places()).map((stored) => stored.place);
  registry.setClock(new Date());
  await clean(registry);
  expect(await places()).toContain(place);
  registry.passDays(2);
  await clean(registry);
  expect(await places()).not.toContain(place);
  expect(await places()).toHaveLength(5);
});
