import { noVisits } from '@festival/release-contracts/release/addVisits';
import type { Storage } from '../openStorage.ts';
import { aListeningRegistry } from '../testing/aListeningRegistry.ts';
import { aRegistry, aStockedRegistry, closeRegistries, host, type Registry } from '../testing/aRegistry.ts';
import { waitingReleaseSchema } from '../waiting/waitingRelease.ts';

afterEach(closeRegistries);

const friday = '2026-11-27T10:00+01:00';
const fridayUtc = '2026-11-27T09:00:00.000Z';
const opening = { mf_tickets: { version: '1.0.0' }, mf_basket: { version: '1.0.0' } };
const next = { mf_tickets: { version: '1.1.0' } };
const url = '/brands/solstrand';

async function anOpenShop(options: Parameters<typeof aStockedRegistry>[0] = {}): Promise<Registry> {
  const registry = await aStockedRegistry(options);
  expect((await registry.activate(0, opening)).statusCode).toBe(201);
  return registry;
}

const waitingOf = async ({ send }: Pick<Registry, 'send'>) => (await send('GET', `${url}/waiting`)).json().waiting;
const pinOf = async (registry: Registry) => (await registry.document()).release.pins.mf_tickets;

/** Restarts the registry at a given time, and waits until it has handled everything that was due. */
async function startedAt(
  former: Registry,
  moment: string,
  options: Parameters<typeof aRegistry>[0] = {},
): Promise<Registry> {
  await former.app.close();
  const registry = await aRegistry({ ...options, data: former.data });
  registry.setClock(new Date(moment));
  await registry.app.ready();
  await looked(registry);
  return registry;
}

/** Waits until the waiting releases change, since the registry handles due ones when it starts. */
async function looked(registry: Registry): Promise<void> {
  const before = JSON.stringify(await waitingOf(registry));
  for (let turn = 0; turn < 100 && JSON.stringify(await waitingOf(registry)) === before; turn += 1) {
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** Makes a token for this owner. Returns calls that use the token. */
async function aManager(registry: Registry, owner: string) {
  const rights = { activate: ['solstrand'] };
  const { token } = (await registry.send('POST', '/tokens', { owner, rights })).json();
  return (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
    registry.app.inject({
      method,
      url: `${url}${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload: { by: 'somebody', reason: 'larger cards', ...payload } }),
    });
}

const askForApproval = (registry: Registry, isNeeded = true) =>
  registry.send('PUT', `${url}/approval`, { isNeeded, by: 'ops', reason: 'the season' });

test('a planned release is stored with reason, account and parent, changes nothing before its time, and is then made, also after a restart [FED-04]', async () => {
  const registry = await anOpenShop();
  const planned = await registry.activate(1, next, { at: friday, reason: 'larger cards' });
  expect(planned.statusCode).toBe(202);
  expect(planned.json()).toMatchObject({
    outcome: 'waiting',
    waiting: { number: 1, parent: 1, at: fridayUtc, reason: 'larger cards', asked: { by: 'ada' }, state: 'waiting' },
  });
  const early = await startedAt(registry, '2026-11-27T08:50:00Z');
  expect(await pinOf(early)).toEqual({ stable: '1.0.0' });
  const late = await startedAt(early, '2026-11-27T09:59:00Z');
  expect(await pinOf(late)).toEqual({ stable: '1.1.0' });
  expect((await late.history())[0]).toMatchObject({
    by: 'ada',
    reason: 'larger cards (planned for 2026-11-27 09:00 UTC)',
    parent: 1,
  });
  expect(await waitingOf(late)).toMatchObject([{ state: 'made', revision: 2 }]);
});

test('a release is missed and reported if no registry runs until more than an hour after its time [FED-04]', async () => {
  const registry = await anOpenShop();
  await registry.activate(1, next, { at: friday });
  const late = await startedAt(registry, '2026-11-27T10:00:30Z');
  expect(await pinOf(late)).toEqual({ stable: '1.0.0' });
  expect(await waitingOf(late)).toMatchObject([
    { state: 'missed', why: expect.stringContaining('at most 60 minutes late') },
  ]);
});

test('a planned release is refused if another release came first or a check fails [FED-04]', async () => {
  const registry = await anOpenShop();
  await registry.activate(1, next, { at: friday });
  await registry.activate(1, { mf_basket: { version: '2.0.0' } }, { by: 'grace', reason: 'urgent' });
  const words = (await registry.activate(1, next)).json();
  const moved = await startedAt(registry, '2026-11-27T09:00:10Z');
  const [first] = await waitingOf(moved);
  expect(first).toMatchObject({ state: 'refused', why: [words.message, ...words.reasons].join(' ') });
  expect(words.code).toBe('release-moved-on');

  await moved.activate(2, next, { at: '2026-11-28T10:00Z' });
  // With another host, earlier mounts no longer count.
  await moved.registerHost({ ...host, version: '4.0.0' });
  const unmounted = await startedAt(moved, '2026-11-28T10:00:10Z');
  expect((await waitingOf(unmounted))[0]).toMatchObject({ state: 'refused', why: expect.stringContaining('mounted') });
  expect(await pinOf(unmounted)).toEqual({ stable: '1.0.0' });
});

test('a plan of stages can begin at a given time and a waiting release can be cancelled; a time without zone or in the past is refused [FED-04]', async () => {
  const registry = await anOpenShop();
  const stages = [
    { basisPoints: 500, minutes: 60, visits: 100 },
    { basisPoints: 10_000, minutes: 0, visits: 0 },
  ];
  const order = { parent: 1, versions: { mf_tickets: '1.1.0' }, stages, by: 'ada', reason: 'larger cards' };
  expect((await registry.send('PUT', `${url}/plan`, { ...order, at: friday })).statusCode).toBe(202);
  const [{ asked: _, ...shown }] = await waitingOf(registry);
  expect(shown.after.mf_tickets).toMatchObject({ canary: '1.1.0', basisPoints: 500 });
  await registry.activate(1, next, { at: '2026-11-27T11:00Z' });
  expect(
    (await registry.send('DELETE', `${url}/waiting/2`, { by: 'grace', reason: 'a holiday' })).json().waiting,
  ).toMatchObject({
    state: 'cancelled',
    why: 'grace: a holiday',
  });
  expect((await registry.send('DELETE', `${url}/waiting/2`, { by: 'grace', reason: 'again' })).json().code).toBe(
    'waits-no-more',
  );
  expect((await registry.send('DELETE', `${url}/waiting/9`, { by: 'grace', reason: 'again' })).json().code).toBe(
    'unknown-waiting',
  );
  for (const at of ['2026-11-27T10:00', 'Friday 10:00', '2026-11-19T10:00Z', '2028-11-19T10:00Z']) {
    expect([at, (await registry.activate(1, next, { at })).json().code]).toEqual([at, 'invalid-request']);
  }
  const begun = await startedAt(registry, '2026-11-27T09:00:10Z');
  expect(await pinOf(begun)).toMatchObject({ canary: '1.1.0', basisPoints: 500 });
  expect((await begun.send('GET', `${url}/plan`)).json().plan).toMatchObject({ state: 'running', stage: 0 });
});

test('if a brand requires it, a release waits until another account has approved it; only the operator sets the rule [FED-04]', async () => {
  const registry = await anOpenShop();
  const [grace, bob] = [await aManager(registry, 'grace@example.com'), await aManager(registry, 'bob@example.com')];
  expect((await grace('PUT', '/approval', { isNeeded: true })).statusCode).toBe(403);
  expect((await askForApproval(registry)).json().rule).toMatchObject({ isNeeded: true, by: 'ops' });

  const asked = await grace('POST', '/releases', { parent: 1, changes: next });
  expect([asked.statusCode, asked.json().waiting]).toEqual([
    202,
    expect.objectContaining({
      needsApproval: true,
      after: { ...asked.json().waiting.before, mf_tickets: { stable: '1.1.0' } },
    }),
  ]);
  expect(await pinOf(registry)).toEqual({ stable: '1.0.0' });
  // The request states another name, but its account is still that of the author.
  const own = await grace('POST', '/waiting/1/approval', { by: 'bob@example.com' });
  expect([own.statusCode, own.json().code]).toEqual([403, 'not-allowed']);
  const sameAddress = await aManager(registry, 'Grace@Example.com');
  expect((await sameAddress('POST', '/waiting/1/approval', {})).statusCode).toBe(403);

  const approved = await bob('POST', '/waiting/1/approval', {});
  expect([approved.statusCode, approved.json().release.reason]).toEqual([
    201,
    'larger cards (approved by bob@example.com)',
  ]);
  expect(approved.json().release.by).toBe('grace@example.com');
  expect(await pinOf(registry)).toEqual({ stable: '1.1.0' });
  expect((await bob('POST', '/waiting/1/approval', {})).json().code).toBe('waits-no-more');
});

test('an approval applies to one release on one parent; after another release, the release must be requested again [FED-04]', async () => {
  const registry = await anOpenShop();
  const [grace, bob] = [await aManager(registry, 'grace'), await aManager(registry, 'bob')];
  await askForApproval(registry);
  await grace('POST', '/releases', { parent: 1, changes: next });
  await grace('POST', '/releases', { parent: 1, changes: { mf_basket: { version: '2.0.0' } } });
  await bob('POST', '/waiting/2/approval', {});
  const late = await bob('POST', '/waiting/1/approval', {});
  expect([late.statusCode, late.json().code]).toEqual([409, expect.stringMatching(/release-moved-on|waits-no-more/)]);
  expect((await waitingOf(registry)).at(-1)).toMatchObject({ number: 1, state: 'refused' });
  expect(await pinOf(registry)).toEqual({ stable: '1.0.0' });
});

test('the operator’s token is one account under every name; canaries, plans and roll-forwards also wait [FED-04]', async () => {
  const registry = await anOpenShop();
  const bob = await aManager(registry, 'bob');
  await registry.activate(1, next);
  await registry.rollBack(2);
  await askForApproval(registry);
  const tenth = { mf_tickets: { version: '1.2.0', basisPoints: 1_000 } };
  expect((await registry.activate(3, tenth)).statusCode).toBe(202);
  expect((await registry.send('POST', `${url}/waiting/1/approval`, { by: 'not ada' })).statusCode).toBe(403);
  const stages = [{ basisPoints: 10_000, minutes: 0, visits: 0 }];
  const plan = { parent: 3, versions: { mf_tickets: '1.2.0' }, stages, by: 'ada', reason: 'because' };
  expect((await registry.send('PUT', `${url}/plan`, plan)).statusCode).toBe(202);
  const forward = await registry.rollBack(3, 2);
  expect([forward.statusCode, forward.json().waiting.change]).toEqual([202, { kind: 'roll-forward', to: 2 }]);
  expect((await bob('POST', '/waiting/3/approval', {})).json().release).toMatchObject({ restores: 2, revision: 4 });
});

test('a roll-back never waits for an approval, and neither does taking a canary back, by hand or by the watch [BYD-08]', async () => {
  const registry = await anOpenShop();
  const tenth = { mf_tickets: { version: '1.1.0', basisPoints: 1_000 } };
  await registry.activate(1, tenth);
  await askForApproval(registry);
  expect((await registry.activate(2, opening)).statusCode).toBe(201);
  expect((await registry.rollBack(3, 1)).statusCode).toBe(200);

  await askForApproval(registry, false);
  await registry.activate(3, tenth);
  await askForApproval(registry);
  const trials = {
    mf_tickets: {
      pin: await pinOf(registry),
      stable: { ...noVisits, visits: 500 },
      canary: { ...noVisits, visits: 50, throws: 50 },
    },
  };
  expect((await registry.send('POST', `${url}/visits`, { trials })).json().outcome).toBe('taken-back');
  await askForApproval(registry, false);
  await registry.activate(5, { mf_tickets: { version: '1.2.0' } });
  await askForApproval(registry);
  expect((await registry.rollBack(6)).statusCode).toBe(201);
});

test('a planned release that needs an approval is made at its time only if approved [FED-04]', async () => {
  const registry = await anOpenShop();
  const bob = await aManager(registry, 'bob');
  await askForApproval(registry);
  await registry.activate(1, next, { at: friday });
  const approved = await bob('POST', '/waiting/1/approval', {});
  expect([approved.statusCode, approved.json().waiting]).toEqual([
    202,
    expect.objectContaining({ state: 'waiting', approved: expect.objectContaining({ by: 'bob' }) }),
  ]);
  const made = await startedAt(registry, '2026-11-27T09:00:10Z');
  expect((await made.history())[0].reason).toBe('because (planned for 2026-11-27 09:00 UTC; approved by bob)');
  await made.activate(2, { mf_tickets: { version: '1.2.0' } }, { at: '2026-11-28T09:00Z' });
  const unapproved = await startedAt(made, '2026-11-28T09:30:00Z');
  expect(await pinOf(unapproved)).toEqual({ stable: '1.1.0' });
  const late = await startedAt(unapproved, '2026-11-28T10:00:30Z');
  expect((await waitingOf(late))[0]).toMatchObject({
    state: 'missed',
    why: expect.stringContaining('nobody had approved it'),
  });
});

test('a release that was made just before a crash is not made twice, and not reported as refused [FED-04]', async () => {
  let records: Storage['records'] | undefined;
  const between = (storage: Storage) => {
    records = storage.records;
    return storage;
  };
  const registry = await anOpenShop({ between });
  await registry.activate(1, next, { at: friday, mends: { mf_tickets: '1.0.0' } });
  const path = 'waiting/solstrand/00000001';
  const before = await records?.read(path, waitingReleaseSchema);
  const made = await startedAt(registry, '2026-11-27T09:00:10Z', { between });
  expect(await made.history()).toHaveLength(2);
  // Simulates a crash after the release was made and before the waiting record was updated.
  await records?.replace(path, before);
  const anew = await startedAt(made, '2026-11-27T12:00:00Z');
  expect(await waitingOf(anew)).toMatchObject([{ state: 'made', revision: 2 }]);
  expect(await anew.history()).toHaveLength(2);
});

test('a new approval rule applies to waiting releases, and removing the rule does not release those that wait for approval [FED-04]', async () => {
  const registry = await anOpenShop();
  await registry.activate(1, next, { at: friday, force: 'urgent' });
  await askForApproval(registry);
  expect(await waitingOf(registry)).toMatchObject([{ needsApproval: true, force: 'urgent' }]);
  await askForApproval(registry, false);
  const unapproved = await startedAt(registry, '2026-11-27T09:00:10Z');
  expect(await pinOf(unapproved)).toEqual({ stable: '1.0.0' });
});

test('the overview contains waiting releases, and the outcome of the last ones that no longer wait [FED-04]', async () => {
  const registry = await anOpenShop();
  await askForApproval(registry);
  await registry.activate(1, next);
  await registry.activate(1, next, { at: friday });
  await registry.send('DELETE', `${url}/waiting/1`, { by: 'ada', reason: 'twice' });
  const [brand] = (await registry.send('GET', '/overview')).json().brands;
  expect(brand).toMatchObject({
    needsApproval: true,
    waiting: [{ number: 2 }],
    waited: [{ number: 1, state: 'cancelled' }],
  });
});

test('commands plan, list, approve and cancel releases, and the history shows releases that were not made [FED-04]', async () => {
  const { release, send } = await aListeningRegistry();
  await release('activate --brand solstrand mf_tickets@1.0.0 --reason opening');
  const typed = 'activate --brand solstrand mf_tickets@1.1.0 --after 1 --reason "larger cards"';
  const planned = await release(`${typed} --at 2126-11-27T10:00+01:00`);
  expect([planned.exitCode, planned.output]).toEqual([1, expect.stringContaining('days away')]);
  const at = '2026-11-27T10:00+01:00';
  expect((await release(`${typed} --at ${at}`)).output.split('\n')).toEqual([
    'Kept as number 1 of solstrand, on top of release 1: mf_tickets 1.0.0 → 1.1.0',
    '  planned for 2026-11-27 09:00 UTC',
    'Nothing has changed yet. release waiting --brand solstrand 1 --cancel --reason <text> cancels it.',
  ]);
  expect((await release('waiting --brand solstrand')).output).toMatch(
    /1 +1 +grace .*larger cards +mf_tickets 1\.0\.0 → 1\.1\.0 +planned for/,
  );
  expect((await release('show --brand solstrand')).output).toContain('waits: mf_tickets 1.0.0 → 1.1.0; planned for');
  expect((await release('waiting --brand solstrand 1 --cancel --reason "a holiday"')).exitCode).toBe(0);
  expect((await release('waiting --brand solstrand one --cancel --reason "a holiday"')).exitCode).toBe(2);
  expect((await release('waiting --brand solstrand')).output).toBe(
    'Nothing of solstrand waits.\nReleases of solstrand need no approval.',
  );
  const [, first] = (await release('history --brand solstrand')).output.split('\n');
  expect(first).toMatch(/^– .*grace +larger cards +mf_tickets 1\.0\.0 → 1\.1\.0; cancelled by grace: a holiday$/);

  expect((await release('waiting --brand solstrand --second-person on')).exitCode).toBe(2);
  const on = await release('waiting --brand solstrand --second-person on --reason "the season"');
  expect(on.output).toMatch(/^Another account has to approve each release of solstrand \(grace, .*: the season\)\.$/);
  const asked = await release(typed);
  expect(asked.output).toContain('Another account says yes with: release waiting --brand solstrand 2 --approve');
  const own = await release('waiting --brand solstrand 2 --approve --by ada');
  expect([own.exitCode, own.output]).toEqual([1, expect.stringContaining('another account has to approve it')]);
  const { token } = (await send('POST', '/tokens', { owner: 'bob', rights: { activate: ['solstrand'] } })).json();
  const approved = await release('waiting --brand solstrand 2 --approve', { REGISTRY_TOKEN: token });
  expect(approved.output).toMatch(/^solstrand is at release 2 \(grace, .*: larger cards \(approved by bob\)\) now\.$/);
});
