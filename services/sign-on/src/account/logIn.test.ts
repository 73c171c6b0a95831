import { type TestDatabase, testDatabase } from '@festival/shop-api/testing/testDatabase';
import { countAttempt } from '../attempts/countAttempt.ts';
import { migrateSignOn } from '../database/migrateSignOn.ts';
import { passwordHashOf } from './accountById.ts';
import { changePassword } from './changePassword.ts';
import { withDevice } from './knownDevice.ts';
import { logIn, loginLimits } from './logIn.ts';
import { examplePassword, seedAccounts } from './seedAccounts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await migrateSignOn(database.url);
  await seedAccounts(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('delete from sign_on.attempts'));

const secret = 'a secret of this service';
const tryLogIn = (password: string, from: { network?: string; device?: string; email?: string } = {}) =>
  logIn(database.pool, {
    email: from.email ?? 'noor@example.com',
    password,
    network: from.network ?? '192.0.2.1',
    devices: from.device,
    secret,
  });
/** The tokens of a device that has signed in to this account. */
const deviceOf = async (id: string) =>
  withDevice(secret, { id, passwordHash: (await passwordHashOf(database.pool, id)) ?? '' }, undefined);
const counted = async (tried: ReturnType<typeof tryLogIn>[]) => {
  const outcomes = await Promise.all(tried);
  return Object.fromEntries(
    Map.groupBy(outcomes, (outcome) => (outcome.ok ? 'right' : outcome.error))
      .entries()
      .map(([name, { length }]) => [name, length]),
  );
};
/** Counts failed attempts without the cost of hashing a password for each. */
const missed = async (key: string, times: number) => {
  for (let miss = 0; miss < times; miss += 1)
    await countAttempt(database.pool, [{ key, most: times }], loginLimits.minutes);
};
const guesses = (count: number, network: (nr: number) => string = () => '192.0.2.1') =>
  Array.from({ length: count }, (_, nr) => tryLogIn(`guess-${nr}`, { network: network(nr) }));

test('of 45 concurrent guesses only 10 are tried, since each is counted before its password is hashed', async () => {
  expect(await counted(guesses(45))).toEqual({ wrong: loginLimits.ofAccountAtNetwork, tooOften: 35 });
});

test('other people’s guesses lock out neither the owner at another network nor the owner’s device at the same network', async () => {
  const first = await tryLogIn(examplePassword);
  const device = first.ok ? await deviceOf(first.value.id) : '';
  await counted(guesses(45));
  expect(await tryLogIn(examplePassword, { network: '192.0.2.1' })).toEqual({ ok: false, error: 'tooOften' });
  expect((await tryLogIn(examplePassword, { network: '198.51.100.7' })).ok).toBe(true);
  expect((await tryLogIn(examplePassword, { network: '192.0.2.1', device })).ok).toBe(true);
});

test('guesses from many networks reach a common limit, and the owner’s device can still sign in', async () => {
  const first = await tryLogIn(examplePassword);
  const device = first.ok ? await deviceOf(first.value.id) : '';
  await missed('login account noor@example.com', loginLimits.ofAccount - 10);
  const outcomes = await counted(guesses(30, (nr) => `10.${nr}.0.1`));
  expect(outcomes).toEqual({ wrong: 10, tooOften: 20 });
  expect((await tryLogIn(examplePassword, { network: '10.250.0.1', device })).ok).toBe(true);
});

test('a known device has a separate limit; its token is not valid for another account, and an invented token is never valid', async () => {
  const first = await tryLogIn(examplePassword);
  const device = first.ok ? await deviceOf(first.value.id) : '';
  const ofDevice = Array.from({ length: 15 }, (_, nr) => tryLogIn(`guess-${nr}`, { device, network: `10.${nr}.0.1` }));
  expect(await counted(ofDevice)).toEqual({ wrong: loginLimits.ofDevice, tooOften: 5 });
  const sams = (nr: number, given: string) =>
    tryLogIn(`guess-${nr}`, { email: 'sam@example.com', device: given, network: '192.0.2.9' });
  const made = Array.from({ length: 20 }, (_, nr) => sams(nr, nr % 2 === 0 ? device : `made-up.${nr}`));
  expect(await counted(made)).toEqual({ wrong: loginLimits.ofAccountAtNetwork, tooOften: 10 });
});

test('after a new password no device is known, not even a thief’s', async () => {
  const sam = { email: 'sam@example.com', network: '192.0.2.5' };
  const first = await tryLogIn(examplePassword, sam);
  const device = first.ok ? await deviceOf(first.value.id) : '';
  await missed(`login account ${sam.email} at ${sam.network}`, loginLimits.ofAccountAtNetwork);
  expect((await tryLogIn(examplePassword, { ...sam, device })).ok).toBe(true);
  const shop = { endSessions: async () => {} };
  await changePassword({ pool: database.pool, shop }, sam.email, 'veertien vuurtorens');
  expect(await tryLogIn('veertien vuurtorens', { ...sam, device })).toEqual({ ok: false, error: 'tooOften' });
});

test('the number of wrong passwords from one network for different accounts is limited; correct passwords do not count', async () => {
  await missed('login network 192.0.2.1', loginLimits.ofNetwork - 5);
  for (let time = 0; time < 6; time += 1) expect((await tryLogIn(examplePassword)).ok).toBe(true);
  const spread = Array.from({ length: 10 }, (_, nr) => tryLogIn('festival1', { email: `nobody-${nr}@example.com` }));
  expect(await counted(spread)).toEqual({ wrong: 5, tooOften: 5 });
});
