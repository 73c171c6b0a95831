import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, closeRegistries, host } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const money = './money/formatMoney';
const cart = './state/shopState';

/**
 * A host whose contracts have two exports. `shapes` are those of `cartAtom`: the current one and the earlier ones that
 * it extends.
 */
const hostWith = (contracts: string, shapes: string[], name = 'formatMoney'): HostCapabilities => ({
  ...host,
  version: contracts,
  contracts,
  exports: { [money]: { [name]: ['money1'] }, [cart]: { cartAtom: shapes } },
});
const old = hostWith('1.0.0', ['cart1']);
const extended = hostWith('1.1.0', ['cart2', 'cart1']);

/** A remote that was built with one of these shapes and declares a range that only requires 1.0.0. */
const remoteOf = (version: string, contracts: string, shape: string, range = '^1.0.0') =>
  aPackage({
    version,
    contracts: range,
    uses: { version: contracts, exports: { [money]: { formatMoney: 'money1' }, [cart]: { cartAtom: shape } } },
  });
const oldRemote = remoteOf('1.0.0', '1.0.0', 'cart1');
const newRemote = remoteOf('1.1.0', '1.1.0', 'cart2');

describe('within a major version of the contracts', () => {
  test.each([
    ['old', 'old', old, oldRemote],
    ['old', 'new', old, newRemote],
    ['new', 'old', extended, oldRemote],
    ['new', 'new', extended, newRemote],
  ])('the %s host runs the %s remote [FED-02, FED-06]', async (_, __, capabilities, remote) => {
    const registry = await aRegistry();
    await registry.registerHost(capabilities);
    expect((await registry.publish(remote)).statusCode).toBe(201);
    const activated = await registry.activate(0, { mf_tickets: { version: remote.manifest.version } });
    expect(activated.statusCode).toBe(201);
  });
});

describe('a renamed or narrowed export', () => {
  test('is refused and named when a host registers, and the previous host remains [FED-02]', async () => {
    const registry = await aRegistry();
    await registry.registerHost(extended);
    const renamed = await registry.registerHost(hostWith('1.2.0', ['cart2', 'cart1'], 'moneyText'));
    expect([renamed.statusCode, renamed.json().code]).toEqual([422, 'contracts-break']);
    expect(renamed.json().reasons).toEqual([`formatMoney of ${money} is gone: it was removed or renamed`]);
    const narrowed = await registry.registerHost(hostWith('1.2.0', ['cart3']));
    expect(narrowed.json().reasons).toEqual([
      `cartAtom of ${cart} is not what it was: something in it is gone or changed`,
    ]);
    expect((await registry.send('GET', '/hosts/current')).json().contracts).toBe('1.1.0');
    expect((await registry.registerHost(hostWith('2.0.0', ['cart3']))).statusCode).toBe(200);
  });

  test('is refused in a remote that uses it, when the remote is published [FED-02]', async () => {
    const registry = await aRegistry();
    await registry.registerHost(hostWith('1.1.0', ['cart3'], 'moneyText'));
    const refused = await registry.publish(oldRemote);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'incompatible']);
    expect(refused.json().reasons).toEqual([
      `mf_tickets@1.0.0 uses formatMoney of ${money}, which the contracts 1.1.0 of host 1.1.0 do not have`,
      `mf_tickets@1.0.0 uses cartAtom of ${cart} as it was in 1.0.0; the contracts 1.1.0 of host 1.1.0 have changed it`,
    ]);
    expect((await registry.send('GET', '/versions/mf_tickets/1.0.0')).statusCode).toBe(404);
  });

  test('is refused in a remote that uses it, when the remote is activated, even if the host was registered by force [FED-02, FED-04]', async () => {
    const registry = await aRegistry();
    await registry.registerHost(old);
    await registry.publish(oldRemote);
    const next = hostWith('1.1.0', ['cart1'], 'moneyText');
    const forced = await registry.send('PUT', '/hosts/current?force=an%20emergency', next);
    expect(forced.statusCode).toBe(200);
    const refused = await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
    expect(refused.json().reasons).toEqual([
      `mf_tickets@1.0.0 uses formatMoney of ${money}, which the contracts 1.1.0 of host 1.1.0 do not have`,
    ]);
    expect(await registry.history()).toEqual([]);
  });
});

test('a version for the next major may be published before such a host exists', async () => {
  const registry = await aRegistry();
  await registry.registerHost(old);
  expect((await registry.publish(remoteOf('2.0.0', '2.0.0', 'cart9', '^2.0.0'))).statusCode).toBe(201);
  expect((await registry.activate(0, { mf_tickets: { version: '2.0.0' } })).json().code).toBe('incompatible');
});

test('a host can be checked before it is deployed: the check finds the same errors as registering, but changes nothing [FED-02]', async () => {
  const registry = await aRegistry();
  await registry.registerHost(old);
  await registry.publish(oldRemote);
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
  const check = (capabilities: HostCapabilities) => registry.send('PUT', '/hosts/current?check=yes', capabilities);
  expect((await check(hostWith('1.1.0', ['cart1'], 'moneyText'))).json().code).toBe('contracts-break');
  expect((await check(extended)).json()).toEqual({ outcome: 'checked', incompatible: [] });
  const nextMajor = (await check(hostWith('2.0.0', ['cart1'], 'moneyText'))).json();
  expect(nextMajor.incompatible[0].errors).toContain(
    `mf_tickets@1.0.0 uses formatMoney of ${money}, which the contracts 2.0.0 of host 2.0.0 do not have`,
  );
  expect((await registry.send('GET', '/hosts/current')).json().contracts).toBe('1.0.0');
});

test('the last three different hosts are kept, the current one first, and a remote is checked with each', async () => {
  const registry = await aRegistry();
  const hosts = async () =>
    (await registry.send('GET', '/hosts')).json().hosts.map(({ contracts }: HostCapabilities) => contracts);
  expect(await hosts()).toEqual([]);
  for (const contracts of ['1.0.0', '1.1.0', '1.1.0', '1.2.0', '1.3.0']) {
    await registry.registerHost(hostWith(contracts, ['cart1']));
  }
  expect(await hosts()).toEqual(['1.3.0', '1.2.0', '1.1.0']);
});
