import type { Storage } from '../openStorage.ts';
import type { Records } from '../storage/records.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, host, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const tickets = (version: string, basisPoints?: number) => ({ mf_tickets: { version, basisPoints } });

test('a brand gets a set of versions in one release, and its other remotes keep their versions [FED-04]', async () => {
  const registry = await aStockedRegistry();
  const first = await registry.activate(0, { ...tickets('1.0.0'), mf_basket: { version: '1.0.0' } });
  expect(first.statusCode).toBe(201);
  await registry.activate(1, tickets('1.1.0'));
  expect((await registry.document()).release).toMatchObject({
    brand: 'solstrand',
    revision: 2,
    parent: 1,
    pins: { mf_tickets: { stable: '1.1.0' }, mf_basket: { stable: '1.0.0' } },
  });
});

test('releases of one brand do not affect another', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  expect((await registry.send('GET', '/brands/nordlys/release')).json().code).toBe('no-release');
  expect((await registry.send('GET', '/brands')).json()).toEqual({ brands: ['solstrand'] });
});

test('a share of 0 % is refused [FED-04]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  const refused = await registry.activate(1, tickets('1.1.0', 0));
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('a share of 0 reaches nobody');
  expect(await registry.history()).toHaveLength(1);
});

test('the history says who changed what, when and why [FED-04]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'), { by: 'grace', reason: 'opening' });
  await registry.activate(1, tickets('1.1.0'), { by: 'ada', reason: 'larger cards' });
  const [second, first, ...more] = await registry.history();
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    revision: 1,
    parent: 0,
    by: 'grace',
    reason: 'opening',
    pins: { mf_tickets: { stable: '1.0.0' } },
  });
  expect(second).toMatchObject({
    revision: 2,
    parent: 1,
    by: 'ada',
    reason: 'larger cards',
    pins: { mf_tickets: { stable: '1.1.0' } },
  });
  expect(Date.parse(second.at)).toBeGreaterThan(Date.parse(first.at));
});

test('the history is paged', async () => {
  const registry = await aStockedRegistry();
  for (const parent of [0, 1, 2, 3]) await registry.activate(parent, tickets(parent % 2 === 0 ? '1.0.0' : '1.1.0'));
  const page = (await registry.send('GET', '/brands/solstrand/releases?limit=2&before=4')).json().releases;
  expect(page.map((release: { revision: number }) => release.revision)).toEqual([3, 2]);
});

test('a change without author or reason is refused [FED-04]', async () => {
  const registry = await aStockedRegistry();
  expect((await registry.activate(0, tickets('1.0.0'), { by: '' })).json().reasons).toEqual(['by: say who does it']);
  expect((await registry.activate(0, tickets('1.0.0'), { reason: '' })).json().reasons).toEqual([
    'reason: say why: it is what the history shows',
  ]);
});

test('a set with an unpublished version is refused as a whole [FED-04]', async () => {
  const registry = await aStockedRegistry();
  const answer = await registry.activate(0, { ...tickets('9.9.9'), mf_basket: { version: '1.0.0' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().reasons).toEqual(['mf_tickets@9.9.9 was never published']);
  expect(await registry.history()).toEqual([]);
});

test('a remote built for other contracts than the host’s is refused with the reason [FED-04]', async () => {
  const registry = await aStockedRegistry();
  await registry.publish(aPackage({ version: '2.0.0', contracts: '^2.0.0' }));
  const answer = await registry.activate(0, { ...tickets('2.0.0'), mf_basket: { version: '1.0.0' } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().reasons).toEqual([
    'mf_tickets@2.0.0 is built for contracts ^2.0.0, the host 3.0.0 has 1.4.0: deploy a host with these contracts first',
  ]);
  expect(await registry.history()).toEqual([]);

  await registry.registerHost({ ...host, version: '4.0.0', contracts: '2.1.0' });
  expect((await registry.activate(0, tickets('2.0.0'), { force: 'another host' })).statusCode).toBe(201);
});

test('a remote that requires a subpath which the host does not provide is refused with the reason [FED-04]', async () => {
  const registry = await aStockedRegistry();
  const cart = '@festival/shared-contracts/cart/cart';
  await registry.publish(aPackage({ version: '1.3.0', shared: ['react', cart] }));
  const answer = await registry.activate(0, tickets('1.3.0'));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().reasons).toEqual([
    `mf_tickets@1.3.0 takes ${cart} from the host, and the host 3.0.0 does not provide it`,
  ]);

  await registry.registerHost({ ...host, shared: [...host.shared, cart] });
  expect((await registry.activate(0, tickets('1.3.0'))).statusCode).toBe(201);
});

test('a canary is checked against the host like any other version', async () => {
  const registry = await aStockedRegistry();
  await registry.publish(aPackage({ version: '2.0.0', contracts: '^2.0.0' }));
  await registry.activate(0, tickets('1.0.0'));
  expect((await registry.activate(1, tickets('2.0.0', 100))).json().code).toBe('incompatible');
});

test('without a registered host no version can be activated', async () => {
  const registry = await aRegistry();
  await registry.publish(aPackage());
  expect((await registry.activate(0, tickets('1.0.0'))).json().code).toBe('no-host');
});

test('a new host gets a list of the versions that it breaks; they do not prevent changes of other remotes', async () => {
  const registry = await aStockedRegistry();
  await registry.publish(aPackage({ version: '1.3.0', shared: [] }));
  await registry.activate(0, { ...tickets('1.0.0'), mf_basket: { version: '1.0.0' } });
  const answer = await registry.registerHost({ ...host, version: '3.1.0', shared: ['jotai'] });
  expect(answer.json()).toEqual({
    outcome: 'registered',
    incompatible: ['mf_tickets', 'mf_basket'].map((name) => ({
      brand: 'solstrand',
      name,
      version: '1.0.0',
      errors: [`${name}@1.0.0 takes react from the host, and the host 3.1.0 does not provide it`],
    })),
  });
  expect((await registry.activate(1, tickets('1.3.0'), { force: 'another host' })).statusCode).toBe(201);
});

test('activating active versions makes no release [FED-04]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  await registry.activate(1, tickets('1.1.0', 1000));
  for (const parent of [1, 2]) {
    const again = await registry.activate(parent, tickets('1.1.0', 1000));
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ outcome: 'nothing-to-do', release: { revision: 2 } });
  }
  expect(await registry.history()).toHaveLength(2);
});

test('a change based on an older release is refused, and the answer says who released since, when and why [FED-04]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  await registry.activate(1, tickets('1.1.0'), { by: 'grace', reason: 'larger cards' });
  const answer = await registry.activate(1, { mf_basket: { version: '2.0.0' } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('release-moved-on');
  expect(answer.json().message).toMatch(/release 2 \(grace, 2026-11-20 .*: larger cards\).*decided on release 1/);
  expect(answer.json().reasons).toEqual([expect.stringMatching(/^release 2 .*: mf_tickets 1\.0\.0 → 1\.1\.0$/)]);
  expect((await registry.activate(7, { mf_basket: { version: '2.0.0' } })).statusCode).toBe(409);
});

describe('concurrent activations', () => {
  /** Makes twenty different releases on the same parent, ten through each of two services that share a folder. */
  async function race(one: Registry, other: Registry): Promise<number[]> {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).activate(1, tickets('1.1.0', index + 1), { by: `manager ${index}` }),
      ),
    );
    return answers.map((answer) => answer.statusCode).sort();
  }

  test('exactly one succeeds, through either service [FED-04]', async () => {
    const one = await aStockedRegistry();
    const other = await aRegistry({ data: one.data });
    await one.activate(0, tickets('1.0.0'));
    expect(await race(one, other)).toEqual([201, ...Array(19).fill(409)]);
    expect(await one.history()).toHaveLength(2);
  });

  test('control: several succeed with a store without turns that overwrites a taken number', async () => {
    const several = Promise.withResolvers<void>();
    let writers = 0;
    const careless = ({ records, ...rest }: Storage): Storage => {
      const create: Records['create'] = async (path, record) => {
        // The second release is written only when two managers have read the first, because on a busy machine they may
        // run one after the other.
        if (path.endsWith('/00000002')) {
          writers += 1;
          if (writers > 1) several.resolve();
          await several.promise;
        }
        await records.replace(path, record);
        return true;
      };
      return { ...rest, records: { ...records, create, inTurn: (task) => task() } };
    };
    const one = await aStockedRegistry({ between: careless });
    const other = await aRegistry({ data: one.data, between: careless });
    await one.activate(0, tickets('1.0.0'));
    expect((await race(one, other)).filter((status) => status === 201).length).toBeGreaterThan(1);
  });
});

test('an activation runs its checks once [FED-04]', async () => {
  const read: string[] = [];
  const between = ({ records, ...rest }: Storage): Storage => ({
    ...rest,
    records: {
      ...records,
      read: (path, schema) => {
        read.push(path);
        return records.read(path, schema);
      },
    },
  });
  const registry = await aStockedRegistry({ between });
  await registry.activate(0, tickets('1.0.0'));
  expect(read.filter((path) => path === 'versions/mf_tickets/1.0.0/mounts/solstrand')).toHaveLength(1);
});

describe('a canary', () => {
  test('goes to the given share, keeps its roll-out with a new version or a larger share, and ends for all visitors together [FED-04]', async () => {
    const registry = await aStockedRegistry();
    await registry.activate(0, tickets('1.0.0'));
    const pinsAfter = async (parent: number, version: string, basisPoints?: number) => {
      await registry.activate(parent, tickets(version, basisPoints));
      return (await registry.document()).release.pins.mf_tickets;
    };
    const rolloutId = 'solstrand/2';
    expect(await pinsAfter(1, '1.1.0', 1000)).toEqual({
      stable: '1.0.0',
      canary: '1.1.0',
      basisPoints: 1000,
      rolloutId,
    });
    expect(await pinsAfter(2, '1.2.0', 1000)).toEqual({
      stable: '1.0.0',
      canary: '1.2.0',
      basisPoints: 1000,
      rolloutId,
    });
    expect(await pinsAfter(3, '1.2.0', 5000)).toEqual({
      stable: '1.0.0',
      canary: '1.2.0',
      basisPoints: 5000,
      rolloutId,
    });
    expect(await pinsAfter(4, '1.2.0', 10_000)).toEqual({ stable: '1.2.0' });
    expect(await pinsAfter(5, '1.1.0', 1000)).toMatchObject({ stable: '1.2.0', rolloutId: 'solstrand/6' });
    expect(await pinsAfter(6, '1.2.0')).toEqual({ stable: '1.2.0' });
  });

  test('a set shares one roll-out, and a remote that joins later goes to the same visitors', async () => {
    const registry = await aStockedRegistry();
    await registry.activate(0, { ...tickets('1.0.0'), mf_basket: { version: '1.0.0' } });
    await registry.activate(1, tickets('1.1.0', 1000));
    await registry.activate(2, { ...tickets('1.2.0', 1000), mf_basket: { version: '2.0.0', basisPoints: 1000 } });
    const { pins } = (await registry.document()).release;
    expect(pins.mf_basket.rolloutId).toBe('solstrand/2');
    expect(pins.mf_tickets.rolloutId).toBe('solstrand/2');
  });

  test('two canaries with separate roll-outs keep their own visitors when one release changes both [FED-04]', async () => {
    const registry = await aStockedRegistry();
    await registry.publish(aPackage({ name: 'mf_basket', version: '2.1.0' }));
    const basket = (version: string, basisPoints?: number) => ({ mf_basket: { version, basisPoints } });
    await registry.activate(0, { ...tickets('1.0.0'), ...basket('1.0.0') });
    await registry.activate(1, tickets('1.1.0', 1000));
    await registry.activate(2, basket('2.0.0', 1000));
    await registry.activate(3, { ...tickets('1.2.0', 1000), ...basket('2.1.0', 1000) });
    const { pins } = (await registry.document()).release;
    expect(pins.mf_tickets).toMatchObject({ canary: '1.2.0', rolloutId: 'solstrand/2' });
    expect(pins.mf_basket).toMatchObject({ canary: '2.1.0', rolloutId: 'solstrand/3' });
  });

  test('a canary requires a stable version for the other visitors, and must differ from that version', async () => {
    const registry = await aStockedRegistry();
    expect((await registry.activate(0, tickets('1.0.0', 1000))).json().reasons[0]).toContain('no version yet');
    await registry.activate(0, tickets('1.0.0'));
    const same = await registry.activate(1, tickets('1.0.0', 1000));
    expect(same.statusCode).toBe(422);
    expect(same.json().reasons[0]).toContain('is what everybody gets already');
  });
});
