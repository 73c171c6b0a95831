import { aListeningRegistry } from '../testing/aListeningRegistry.ts';
import { aRegistry, aStockedRegistry, closeRegistries } from '../testing/aRegistry.ts';
import { aTrace } from '../testing/aTrace.ts';
import { keptDays, mostAlike, mostTraces } from '../traces/traceStore.ts';

afterEach(closeRegistries);

const path = '/brands/solstrand/traces';
const ofThrow = { outcome: 'broken' as const, faults: [{ kind: 'remote.broken', at: 600, message: 'planted' }] };
const id = (number: number) => `visit-${String(number).padStart(10, '0')}`;

test('accounts that may read a reported trace get it with its owner’s name, even after a restart [FED-05]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
  expect((await registry.send('POST', path, { traces: [aTrace(ofThrow)] })).statusCode).toBe(200);
  const again = await aRegistry({ data: registry.data });
  const { traces } = (await again.send('GET', `${path}?visit=${aTrace().visit}`)).json();
  expect(traces).toEqual([
    expect.objectContaining({ fault: 'threw-at-import', owner: { role: 'team', name: 'ada' }, trace: aTrace(ofThrow) }),
  ]);
  expect((await again.send('GET', `${path}?visit=${id(1)}`)).json().traces).toEqual([]);
  const strange = await again.app.inject({ method: 'GET', url: path });
  expect([strange.statusCode, strange.json().code]).toEqual([401, 'token-wrong']);
});

test.each([
  [{ activate: ['solstrand'] }, 200],
  [{ publish: ['mf_tickets'] }, 200],
  [{ activate: ['nachtwoud'] }, 403],
  [{ watch: true }, 403],
])('whether a token for %j may read traces of solstrand: %d [FED-05]', async (rights, status) => {
  const registry = await aRegistry();
  const { token } = (await registry.send('POST', '/tokens', { owner: 'grace', rights })).json();
  const answer = await registry.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(status);
});

test('the number and age of traces are limited, and one fault of a version does not displace the others [FED-05]', async () => {
  const registry = await aRegistry();
  const send = (count: number, change: (index: number) => object) =>
    registry.send('POST', path, {
      traces: Array.from({ length: count }, (_, index) => aTrace({ ...ofThrow, ...change(index) })),
    });
  const kept = async () => (await registry.send('GET', `${path}?limit=200`)).json().traces;
  await send(3, (index) => ({ visit: id(index), module: 'mf_basket/basket' }));
  await send(mostAlike + 10, (index) => ({ visit: id(100 + index), at: `2026-11-20T10:00:${10 + index}.000Z` }));
  const first = await kept();
  expect(first).toHaveLength(mostAlike + 3);
  // The newest of equal traces.
  expect(first[0].trace.visit).toBe(id(100 + mostAlike + 9));
  for (let round = 0; round < 3; round += 1) {
    await send(90, (index) => ({
      visit: id(1_000 + 90 * round + index),
      given: { version: `1.${round}.${index}`, rule: 'stable' },
    }));
  }
  expect(await kept()).toHaveLength(mostTraces);
  registry.passDays(keptDays + 1);
  await send(1, () => ({ visit: id(9), at: '2026-12-06T10:00:00.000Z' }));
  expect(await kept()).toHaveLength(1);
});

test('an invalid trace is refused, and a trace of another brand is not stored here', async () => {
  const registry = await aRegistry();
  expect((await registry.send('POST', path, { traces: [{ ...aTrace(), visit: 'x' }] })).statusCode).toBe(400);
  await registry.send('POST', path, { traces: [aTrace({ brand: 'nachtwoud' })] });
  expect((await registry.send('GET', path)).json().traces).toEqual([]);
});

test('the trace command describes a visit, lists the latest traces, and prints JSON for scripts [FED-05]', async () => {
  const { release, send } = await aListeningRegistry();
  await release('activate --brand solstrand mf_tickets@1.0.0 --reason opening');
  await send('POST', path, { traces: [aTrace(ofThrow)] });
  const { visit } = aTrace();
  const told = await release(`trace ${visit}`);
  expect(told.exitCode).toBe(0);
  expect(told.output.split('\n')).toEqual(
    expect.arrayContaining([
      'mf_tickets/tickets on slug-tickets of solstrand, 2026-11-20 10:00 UTC, in Firefox 131: broken',
      expect.stringMatching(/^ +600 ms +remote\.broken: planted$/),
      '  What: mf_tickets/tickets of mf_tickets@1.0.0 threw when its code ran first: planted.',
      expect.stringMatching(/^ {2}Owner: team of mf_tickets \(\w+\)$/),
    ]),
  );
  expect((await release('trace')).output).toContain(
    `${visit}  solstrand  mf_tickets/tickets  1.0.0    broken, threw-at-import`,
  );
  expect(JSON.parse((await release(`trace ${visit} --json`)).output).traces[0].fault).toBe('threw-at-import');
  expect((await release(`trace ${id(1)}`)).output).toContain('none broke, or it was more than 14 days ago');
  expect(await release('trace not-an-id')).toMatchObject({ exitCode: 2 });
});

test('without a brand the trace command lists the traces of all brands that the token may read; if there are none, it says why [FED-05]', async () => {
  const { release, send } = await aListeningRegistry();
  await release('activate --brand solstrand mf_tickets@1.0.0 --reason opening');
  await release('activate --brand nachtwoud mf_tickets@1.0.0 --reason opening');
  await send('POST', path, { traces: [aTrace(ofThrow)] });
  const toldTo = async (rights: object) => {
    const { token } = (await send('POST', '/tokens', { owner: 'grace', rights })).json();
    return release('trace', { REGISTRY_TOKEN: token });
  };
  expect(await toldTo({ activate: ['solstrand'] })).toEqual({
    exitCode: 0,
    output: expect.stringContaining('threw-at-import'),
  });
  expect(await toldTo({ watch: true })).toEqual({
    exitCode: 1,
    output: expect.stringContaining('does not allow to see'),
  });
});
