import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import { publishedText } from '../client/publishedText.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, closeRegistries, host } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const words = { name: 'Lockers', title: 'Put it away', sentence: 'Hands free.', tile: 'Hands free.' };
const lockers: StepDeclaration = {
  name: 'lockers',
  module: 'tickets',
  sells: ['extras'],
  texts: { en: words },
};
const withStep = (name: string, step: Partial<StepDeclaration> = {}, version = '1.0.0') =>
  aPackage({ name, version, steps: [{ ...lockers, ...step }] });

test('a version that declares a step is published with it, and hosts get the step in the release document', async () => {
  const registry = await aRegistry();
  await registry.registerHost();
  const published = await registry.publish(withStep('mf_lockers'));
  expect(published.statusCode).toBe(201);
  expect(publishedText(published.json())).toContain('The step lockers has no texts in nl and es');
  await registry.activate(0, { mf_lockers: { version: '1.0.0' } });
  expect((await registry.document()).versions.mf_lockers['1.0.0'].steps).toEqual([lockers]);
});

test.each([
  ['shows ./list, which the package does not expose', { module: 'list' }],
  ['has the address of a page of the shell', { name: 'checkout' }],
  ['has no texts in any language', { texts: {} }],
])('a step that %s is refused when it is published', async (reason, step) => {
  const registry = await aRegistry();
  const refused = await registry.publish(withStep('mf_lockers', step));
  expect(refused.statusCode).toBe(400);
  expect(JSON.stringify(refused.json())).toContain(reason);
});

test('releasing a new step that no shop of the brand lists gives one notice; without visitors it says that nothing is known [STP-06, FED-04]', async () => {
  const registry = await aRegistry();
  await registry.registerHost();
  const tell = (listed: string[]) => registry.send('POST', '/brands/solstrand/visits', { trials: {}, listed });
  for (const [version, name] of [
    ['1.0.0', 'lockers'],
    ['1.1.0', 'safes'],
    ['1.2.0', 'safes'],
    ['1.3.0', 'shelves'],
    ['1.4.0', 'cupboards'],
  ] as const)
    await registry.publish(withStep('mf_lockers', { name }, version));
  const release = async (parent: number, version: string) => {
    const made = await registry.activate(parent, { mf_lockers: { version } });
    expect(made.statusCode).toBe(201);
    return made.json().notices;
  };
  expect(await release(0, '1.0.0')).toBeUndefined();
  await tell(['tickets', 'lockers']);
  expect(await release(1, '1.1.0')).toEqual([
    'No shop of solstrand that had visitors in the last 14 days lists the step safes of mf_lockers@1.1.0: visitors see it once a shop’s file lists it.',
  ]);
  // The notice was already given.
  expect(await release(2, '1.2.0')).toBeUndefined();
  await tell(['shelves']);
  expect(await release(3, '1.3.0')).toBeUndefined();
  registry.passDays(15);
  expect(await release(4, '1.4.0')).toEqual([
    'No host has reported yet whether a shop of solstrand lists the step cupboards of mf_lockers@1.4.0: visitors see it once a shop’s file lists it.',
  ]);
  await tell(['tickets']);
  expect(await release(5, '1.0.0')).toHaveLength(1);
});

test('two remotes of a release that declare the same step are refused, and both are named', async () => {
  const registry = await aRegistry();
  await registry.registerHost();
  for (const name of ['mf_lockers', 'mf_storage']) await registry.publish(withStep(name));
  await registry.publish(withStep('mf_lockers', {}, '1.1.0'));
  await registry.activate(0, { mf_lockers: { version: '1.0.0' } });
  const refused = await registry.activate(1, { mf_storage: { version: '1.0.0' } });
  expect([refused.statusCode, refused.json().reasons]).toEqual([
    422,
    ['mf_lockers and mf_storage bring the same step lockers: one of them has to name it otherwise'],
  ]);
  expect((await registry.activate(1, { mf_lockers: { version: '1.1.0' } })).statusCode).toBe(201);
});

test('two remotes that fill the same place are refused, and so is a version that no longer fills the place of the version before', async () => {
  const registry = await aRegistry();
  await registry.registerHost();
  const filling = (name: string, version: string, places?: object) =>
    registry.publish(aPackage({ name, version, ...(places && { places }) }));
  await filling('mf_basket', '1.0.0', { upsell: 'tickets' });
  await filling('mf_basket', '1.1.0');
  await filling('mf_storage', '1.0.0', { upsell: 'tickets' });
  await registry.activate(0, { mf_basket: { version: '1.0.0' } });
  const two = await registry.activate(1, { mf_storage: { version: '1.0.0' } });
  expect(two.json().reasons).toEqual([
    'mf_basket and mf_storage fill the same place upsell: one of them has to leave it',
  ]);
  const empty = await registry.activate(1, { mf_basket: { version: '1.1.0' } });
  expect([empty.statusCode, empty.json().reasons]).toEqual([
    422,
    ['mf_basket@1.1.0 no longer fills the place upsell, nor does another remote: declare it in its places'],
  ]);
});

test('a version built before remotes declared steps is refused with an instruction; one that is already live remains live [STP-01, FED-04]', async () => {
  const registry = await aRegistry();
  await registry.registerHost({ ...host, contracts: '5.11.0' });
  await registry.publish(aPackage({ name: 'mf_travel', version: '1.0.0', contracts: '^5.0.0' }));
  await registry.publish(aPackage({ name: 'mf_travel', version: '1.1.0', contracts: '^5.0.0' }));
  await registry.activate(0, { mf_travel: { version: '1.0.0' } });
  await registry.registerHost({ ...host, version: '4.0.0', contracts: '6.0.0' });
  const refused = await registry.activate(1, { mf_travel: { version: '1.1.0' } });
  expect([refused.statusCode, refused.json().reasons]).toEqual([
    422,
    [
      'mf_travel@1.1.0 is built for contracts ^5.0.0, the host 4.0.0 has 6.0.0: build it again with contracts 6, and do what their change log says',
    ],
  ]);
  // The live version remains, because open pages and carts belong to the release that they began with.
  expect((await registry.document()).release.pins.mf_travel.stable).toBe('1.0.0');
});
