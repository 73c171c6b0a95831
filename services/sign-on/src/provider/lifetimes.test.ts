import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningDatabase, startDatabase } from '@festival/service-kit/database/startDatabase';
import { accountOfSession, forgetSessions, openUserSession } from '@festival/service-kit/session/userSessions';
import { freePort } from '@festival/service-kit/testing/freePort';
import { type MovableClock, movableClock } from '@festival/service-kit/testing/movableClock';
import { migrate } from '@festival/shop-api/platform/database/migrate';
import { type ApiProcess, apiProcess } from '@festival/shop-api/testing/apiProcess';
import pg from 'pg';
import { client, type ShopAtSignOn, shopAt, shopUrl } from '../../testing/shopAtSignOn.ts';
import { testBrowser } from '../../testing/testBrowser.ts';
import { examplePassword } from '../account/seedAccounts.ts';
import { forgetExpired } from '../records/records.ts';
import { lifetimes } from './lifetimes.ts';

let folder: string;
let database: RunningDatabase;
let pool: pg.Pool;
let service: ApiProcess;
let shop: ShopAtSignOn;
const clock: MovableClock | null = movableClock();
const timed = clock ? test : test.skip;

beforeAll(async () => {
  if (!clock) return;
  folder = mkdtempSync(path.join(tmpdir(), 'lifetimes-'));
  chmodSync(folder, 0o755);
  database = await startDatabase({ dataFolder: path.join(folder, 'postgres'), environment: clock.environment });
  await migrate(database.url);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => {});
  const port = await freePort();
  const env = {
    ...clock.environment,
    SIGN_ON_PORT: String(port),
    DATABASE_URL: database.url,
    SHOP_URL: shopUrl,
    SIGN_ON_SECRET: 'a secret of this service',
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    MAIL_FOLDER: path.join(folder, 'mail'),
    EXAMPLE_DATA: 'yes',
  };
  service = apiProcess(port, env, path.join(import.meta.dirname, '../main.ts'));
  await service.start();
  shop = shopAt(service.url);
});
afterAll(async () => {
  await service?.end('SIGTERM');
  await pool?.end();
  await database?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
  clock?.remove();
});

/** Signs in from a new browser. */
async function signIn() {
  const browser = testBrowser();
  const { page, verifier } = await shop.begin(browser);
  const sent = await browser.post(`${page.url.href}/login`, { email: 'noor@example.com', password: examplePassword });
  return { browser, left: sent.left, verifier };
}

timed(
  'by a moved clock: what is begun, codes of the protocol, tokens, sign-ons and sessions end when they should [SSO-02]',
  async () => {
    const begun = testBrowser();
    const { page } = await shop.begin(begun);
    const late = await signIn();
    const { browser, left, verifier } = await signIn();
    const { refresh_token } = await shop.redeem(left, verifier);
    const session = await openUserSession(pool, 'noor');

    clock?.forward(lifetimes.AuthorizationCode + 5);
    expect((await shop.redeem(late.left, late.verifier)).error).toBe('invalid_grant');
    expect((await begun.get(page.url.href)).status).toBe(200);
    clock?.forward(lifetimes.Interaction);
    expect((await begun.get(page.url.href)).status).toBe(410);

    // Simulates two days of a person who returns every six hours.
    for (let hours = 0; hours < 48; hours += 6) {
      clock?.forward(6 * 3600);
      expect((await shop.refresh(refresh_token)).access_token).toBeTruthy();
      expect(await accountOfSession(pool, session)).toBe('noor');
    }
    expect((await shop.begin(browser)).page.left).not.toBeNull();

    clock?.forward(lifetimes.RefreshToken);
    expect((await shop.refresh(refresh_token)).error).toBe('invalid_grant');
    expect((await shop.begin(browser)).page.left).toBeNull();
    expect(await accountOfSession(pool, session)).toBeNull();

    // After this time, sign-ons that were started and not completed have expired too, and no record is left.
    clock?.forward(lifetimes.Session);
    await forgetExpired(pool);
    await forgetSessions(pool);
    const { rows } = await pool.query(
      `select (select count(*) from sign_on.records)::integer as records, (select count(*) from members.sessions)::integer as sessions,
       (select count(*) from sign_on.attempts)::integer as attempts`,
    );
    expect(rows).toEqual([{ records: 0, sessions: 0, attempts: 0 }]);
  },
);
