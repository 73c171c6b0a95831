import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { WireConfig } from '@festival/example-festivals/festivalSeed';
import { endingWithParent } from '@festival/service-kit/database/endingWithParent';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import { apiProcess } from '../../testing/apiProcess.ts';
import { compileCache } from '../../testing/compileCache.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { callsOf } from '../../testing/testShop.ts';

// Each case starts whole processes, which can take minutes on a busy machine.
jest.setTimeout(300_000);

const main = path.join(import.meta.dirname, '../main.ts');
const sandboxMain = path.join(import.meta.dirname, '../../../payment-sandbox/src/main.ts');
type Found = { apiNamespace: string; shopToken: string };

/** Longer than any start takes, even on a busy machine. */
const patience = 120_000;

let database: TestDatabase;
let scratch: string;
beforeAll(async () => {
  database = await testDatabase();
  scratch = mkdtempSync(path.join(tmpdir(), 'start-mistakes-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(scratch, { recursive: true });
});

/** Starts shop-api with valid settings except the given ones. Returns its output and exit code. */
async function start(given: Record<string, string>, script = main): Promise<{ code: number | null; said: string }> {
  const child = spawn(...endingWithParent('KILL', [process.execPath, script]), {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      SHOP_DATA: scratch,
      PAYMENT_SANDBOX: 'yes',
      PAYMENT_SANDBOX_SECRET: 'a secret that both know',
      EXAMPLE_DATA: 'no',
      LOG_LEVEL: 'fatal',
      ...given,
    },
  });
  const [[code], ...said] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, said: said.join('') };
}

const withoutPassword = (url: string) => url.replace(/:[^:@/]*@/, ':guess@');

const mistakes: Array<[string, () => Record<string, string>, RegExp]> = [
  [
    'a database server that is not running',
    () => ({ DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/shop' }),
    /ECONNREFUSED.+check that it is running/,
  ],
  ['a wrong password', () => ({ DATABASE_URL: withoutPassword(database.url) }), /password authentication failed/],
  [
    'a host of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST is 192\.0\.2\.1, which is not an address of this/,
  ],
  [
    'a data folder that is a file',
    () => ({ DATABASE_URL: '', SHOP_DATA: `${scratch}/file` }),
    /file is a file\. Set SHOP_DATA to a folder/,
  ],
  [
    'a mail folder that is a file',
    () => ({ MAIL_FOLDER: `${scratch}/file` }),
    /^Mails can't be put into .+\/file is a file\. Choose/,
  ],
];
if (process.platform === 'linux')
  mistakes.push(
    [
      'a data folder that can’t be created',
      () => ({ DATABASE_URL: '', SHOP_DATA: '/proc/x' }),
      /nothing can be made in \/proc\. Set SHOP_DATA/,
    ],
    [
      'a mail folder that can’t be created',
      () => ({ MAIL_FOLDER: '/proc/x' }),
      /^Mails can't be put into \/proc\/x: nothing can be made/,
    ],
  );

test.each(mistakes)('%s ends the start with a sentence that says what to do', async (_what, given, sentence) => {
  writeFileSync(path.join(scratch, 'file'), '');
  const { code, said } = await start(given());
  expect(said.trim()).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test('a port in use, and several mistakes together, are also reported', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const taken = await start({ PORT: port });
  other.close();
  expect(taken).toEqual({ code: 1, said: expect.stringMatching(`^Port ${port} at 127.0.0.1 is taken: stop what`) });
  const several = await start({ PORT: 'x', SHOP_URL: 'shop', LOG_LEVEL: 'loud' });
  expect(
    several.said
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'SHOP_URL', 'LOG_LEVEL']);
});

test('a database that a newer release has changed is left unchanged', async () => {
  const other = await testDatabase();
  await other.pool.query("insert into migrations (name, run_on) values ('9999_of-a-newer-release', now())");
  const { code, said } = await start({ DATABASE_URL: other.url });
  await other.drop();
  expect(said.trim()).toMatch(/^The database was made by another release of this shop, perhaps a newer one: use that/);
  expect(code).toBe(1);
});

test('if the account may not change the database, the error message names that reason', async () => {
  const role = `weak_${path.basename(scratch).replace(/\W/g, '').toLowerCase()}`;
  await database.pool.query(`create role ${role} login password 'weak'`);
  const other = await testDatabase();
  await other.pool.query('drop schema public cascade; create schema public');
  const { code, said } = await start({ DATABASE_URL: other.url.replace(/\/\/[^@]+@/, `//${role}:weak@`) });
  await other.drop();
  await database.pool.query(`drop role ${role}`);
  expect(said.trim()).toMatch(
    /^The account of DATABASE_URL may not migrate .+permission denied.+ make it the owner of the database/,
  );
  expect(code).toBe(1);
});

test('a shop whose provider is not set up sells nothing, the log names the settings that it needs, and all other shops sell [PAY-08]', async () => {
  const other = await testDatabase();
  const adyen = { ADYEN_API_KEY: 'key', ADYEN_HMAC_KEY: '0aF1', ADYEN_MERCHANT_ACCOUNT: 'shop' };
  const shops = { DATABASE_URL: other.url, EXAMPLE_DATA: 'yes', PAYMENT_SANDBOX: 'no', MAIL_FOLDER: scratch };
  const api = apiProcess(await freePort(), { ...shops, ...adyen });
  await api.start();
  const { call } = callsOf({
    send: async ({ method, url, headers }) => {
      const answer = await fetch(`${api.url}${url}`, { method, headers } as RequestInit);
      return { status: answer.status, text: await answer.text(), headers: {} };
    },
  });
  const openCart = async (slug: string) => {
    const found = (await call(null, { method: 'GET', url: `/shopping/shops/${slug}` })).body as unknown as Found;
    const key = { eventId: found.apiNamespace, token: found.shopToken };
    const config = (await call(key, { method: 'GET', url: '/shopping/shop' })).body as unknown as WireConfig;
    const { status, body } = await call(key, { method: 'POST', url: '/shopping/carts' });
    return { status, code: body.error?.code, awaits: config.awaitsPaymentSetUp };
  };
  expect(await openCart('solstrand')).toEqual({ status: 409, code: 'shop.not_payable', awaits: true });
  expect(await openCart('solstrand-adyen')).toEqual({ status: 201, code: undefined, awaits: undefined });
  // A preview takes no payments, so that it needs no provider.
  expect(await openCart('solstrand-voorbeeld')).toMatchObject({ code: 'shop.takes_no_payment' });
  await api.end('SIGTERM');
  await other.drop();
  const lines = api
    .lastErrors()
    .split('\n')
    .map((line) => JSON.parse(line));
  const [line] = lines.filter(({ provider }) => provider === 'paylogic');
  expect(line.msg).toContain(
    'paylogic is not set up: set PAYLOGIC_URL and PAYLOGIC_SECRET, or to try them PAYMENT_SANDBOX=yes',
  );
  expect(line.shops).toContain('solstrand');
  expect(line.shops).not.toContain('solstrand-voorbeeld');
  expect(lines.map(({ provider }) => provider)).not.toContain('adyen');
});

test('the sandbox starts only if it is enabled [PAY-08]', async () => {
  const { code, said } = await start({ PAYMENT_SANDBOX: '', PAYMENT_SANDBOX_PORT: '0' }, sandboxMain);
  expect(said.trim()).toBe(
    'PAYMENT_SANDBOX must be yes: the sandbox moves no money, so it starts only where that is wanted.',
  );
  expect(code).toBe(1);
});

test('when the embedded PostgreSQL crashes the process exits, so that its supervisor restarts both [API-09]', async () => {
  const port = String(await freePort());
  const folder = path.join(scratch, 'embedded');
  const ended = start({ DATABASE_URL: '', SHOP_DATA: folder, PORT: port });
  await eventually(
    'it is ready',
    async () => (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.ok,
  );
  const elsewhere = path.join(folder, 'postgres/elsewhere');
  const base = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8') : path.join(folder, 'postgres');
  process.kill(Number.parseInt(readFileSync(path.join(base, 'cluster/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  expect((await ended).code).toBe(1);
});
