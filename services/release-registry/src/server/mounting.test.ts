import { randomBytes } from 'node:crypto';
import { failure } from '@festival/shared-contracts/errors/result';
import { aListeningRegistry, mountWithout } from '../testing/aListeningRegistry.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aStockedRegistry, closeRegistries, host, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const place = '/versions/mf_tickets/1.3.0/mounts/solstrand';
const report = {
  by: 'grace',
  host: { version: host.version, contracts: host.contracts },
  mounted: { tickets: ['usual'] },
  unplaced: [],
};
const newest = { mf_tickets: { version: '1.3.0' } };

/** A registry whose brand has 1.0.0; 1.3.0 is published but not mounted. */
async function withUnmounted(): Promise<Registry> {
  const registry = await aStockedRegistry();
  await registry.activate(0, { mf_tickets: { version: '1.0.0' }, mf_basket: { version: '1.0.0' } });
  await registry.publish(aPackage({ version: '1.3.0' }), 'tickets team', { isMounted: false });
  return registry;
}

test('a version that was not mounted for the brand is refused, for all visitors and for a share [BYD-09]', async () => {
  const registry = await withUnmounted();
  for (const basisPoints of [undefined, 500]) {
    const refused = await registry.activate(1, { mf_tickets: { version: '1.3.0', basisPoints } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'not-mounted',
      reasons: ['mf_tickets@1.3.0 was not mounted for solstrand'],
    });
  }
  await registry.send('PUT', '/versions/mf_tickets/1.3.0/mounts/nachtwoud', report);
  expect((await registry.activate(1, newest)).json().code).toBe('not-mounted');
  expect((await registry.document()).release.revision).toBe(1);

  const kept = await registry.send('PUT', place, report);
  expect(kept.json().kept).toMatchObject({ by: 'grace', mounted: { tickets: ['usual'] } });
  expect((await registry.activate(1, newest)).statusCode).toBe(201);
});

test('a mount counts only if it was made in the registered host and showed each exposed module [BYD-09]', async () => {
  const registry = await withUnmounted();
  await registry.send('PUT', place, { ...report, mounted: {} });
  expect((await registry.activate(1, newest)).json().reasons).toEqual([
    './tickets of mf_tickets@1.3.0 was not mounted for solstrand',
  ]);
  await registry.send('PUT', place, { ...report, mounted: {}, unplaced: ['tickets'] });
  await registry.registerHost({ ...host, version: '3.1.0' });
  expect((await registry.activate(1, newest)).json().reasons).toEqual([
    'mf_tickets@1.3.0 was mounted for solstrand in host 3.0.0 with contracts 1.4.0, and the host is 3.1.0 with 1.4.0 now',
  ]);
  await registry.registerHost(host);
  expect((await registry.activate(1, newest)).statusCode).toBe(201);
});

test('with force an unmounted version goes live, and the history shows the reason; active versions and roll-backs need no mount [BYD-09]', async () => {
  const registry = await withUnmounted();
  expect((await registry.activate(1, newest, { force: '' })).statusCode).toBe(400);
  await registry.activate(1, newest, { reason: 'larger cards', force: 'no browser here' });
  expect((await registry.history())[0].reason).toBe('larger cards (not mounted before: no browser here)');
  await registry.activate(2, { mf_basket: { version: '2.0.0' } }, { reason: 'basket', force: 'not needed' });
  expect((await registry.history())[0].reason).toBe('basket');
  expect((await registry.rollBack(3, 1)).statusCode).toBe(201);
  expect((await registry.rollBack(4, 2)).statusCode).toBe(201);
});

test('only an account that may change a brand’s release can store a mount for it [BYD-09]', async () => {
  const registry = await withUnmounted();
  const rights = { publish: ['mf_tickets'], activate: ['nachtwoud'], host: false };
  const { token } = (await registry.send('POST', '/tokens', { owner: 'tickets team', rights })).json();
  const headers = { authorization: `Bearer ${token}` };
  const refused = await registry.app.inject({ method: 'PUT', url: place, headers, payload: report });
  expect(refused.statusCode).toBe(403);
  expect((await registry.send('PUT', '/versions/mf_tickets/9.9.9/mounts/solstrand', report)).statusCode).toBe(404);
  expect((await registry.send('GET', place)).json().code).toBe('not-mounted');
});

test('activating mounts automatically; a fault is named by module, state and message, with the team that can fix it [BYD-09]', async () => {
  const fault = { module: 'tickets', state: 'sold-out', where: 'browser' as const, message: 'x is not a function' };
  const { send, release, publish, history } = await aListeningRegistry({ mount: mountWithout([fault]) });
  await release('activate --brand solstrand mf_tickets@1.0.0 --reason opening');
  await publish(aPackage({ version: '1.3.0' }), 'tickets team', { isMounted: false });
  const typed = 'activate --brand solstrand mf_tickets@1.3.0 --after 1 --reason "larger cards"';
  const refused = await release(typed);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toMatch(/^mf_tickets@1\.3\.0 fails in the shell of solstrand; .* mend it: tickets team,/);
  expect(refused.output).toContain('\n  - tickets in the state sold-out, in the browser: x is not a function');
  expect(await history()).toHaveLength(1);
  // The next command also shows the fault.
  expect((await release('check mf_tickets@1.3.0')).output).toMatch(
    /can run mf_tickets@1\.3\.0\.\nmf_tickets@1\.3\.0 was refused for solstrand at [\d:T.Z-]+, mounted by grace: tickets in the state sold-out, .* x is not a function$/,
  );
  expect((await send('GET', '/overview')).json().brands[0].refused).toEqual({
    mf_tickets: 'tickets in the state sold-out, in the browser: x is not a function',
  });
  expect((await release(`${typed} --force "a known fault"`)).exitCode).toBe(0);
  expect((await release('history --brand solstrand')).output).toContain('(not mounted before: a known fault)');
});

test('the output of a mount lists sizes next to those of the previous version [BYD-09]', async () => {
  const { release, publish } = await aListeningRegistry();
  await release('activate --brand solstrand mf_tickets@1.0.0 --reason opening');
  await publish(aPackage({ version: '1.3.0', code: 'x'.repeat(1_000) }), 'ada', { isMounted: false });
  const { output } = await release('activate --brand solstrand mf_tickets@1.3.0 --after 1 --reason more');
  expect(output).toBe(
    [
      'mf_tickets@1.3.0 was mounted for solstrand; states of each module: tickets 1',
      '  mf_tickets/tickets  0.1 kB  as 1.0.0',
      'solstrand is at release 2 now:',
      '  mf_tickets  1.3.0',
    ].join('\n'),
  );
});

test('a version of twice the size requires a reason; a roll-back does not [BYD-09]', async () => {
  const registry = await withUnmounted();
  const heavy = aPackage({ version: '1.4.0', css: `.mf_tickets{--map:'${randomBytes(3_000).toString('hex')}'}` });
  await registry.publish(heavy);
  const changes = { mf_tickets: { version: '1.4.0' } };
  const asked = (await registry.activate(1, changes)).json();
  expect(asked).toMatchObject({
    code: 'heavier',
    message: expect.stringMatching(/^Is it meant to weigh twice as much .* --force <reason>/),
    reasons: [expect.stringMatching(/^\.\/tickets of mf_tickets@1\.4\.0 weighs \d\.\d kB, and 0\.1 kB in 1\.0\.0$/)],
  });
  expect((await registry.activate(1, changes, { reason: 'maps', force: 'a map of the grounds' })).statusCode).toBe(201);
  expect((await registry.history())[0].reason).toBe('maps (heavier: a map of the grounds)');
  expect((await registry.rollBack(2, 1)).statusCode).toBe(201);
  expect((await registry.rollBack(3, 2)).statusCode).toBe(201);
});

test('before a mount that takes minutes, a message names the versions and the brand [BYD-09]', async () => {
  const known: string[][] = [];
  const { release, publish, told } = await aListeningRegistry({
    mount: async (order) => {
      known.push([...told]);
      return mountWithout()(order);
    },
  });
  await release('activate --brand solstrand mf_tickets@1.0.0 --reason opening');
  expect(told).toEqual([]);
  await publish(aPackage({ version: '1.3.0' }), 'ada', { isMounted: false });
  await release('canary --brand solstrand mf_tickets@1.3.0 --percent 10 --after 1 --reason more');
  expect(known).toEqual([
    [expect.stringMatching(/^Mounting mf_tickets@1\.3\.0 in the shell of solstrand, .* minutes …$/)],
  ]);
});

test('without a browser nothing is activated, and the answer says what to install [BYD-09]', async () => {
  const missing = { code: 'mount-unavailable', message: 'A mount needs a Chromium: apt-get install', reasons: [] };
  const { release, publish, history } = await aListeningRegistry({ mount: async () => failure(missing) });
  await publish(aPackage({ version: '1.3.0' }), 'ada', { isMounted: false });
  const refused = await release('activate --brand solstrand mf_tickets@1.3.0 --reason opening');
  expect(refused).toEqual({ exitCode: 1, output: 'A mount needs a Chromium: apt-get install' });
  expect(await history()).toEqual([]);
});
