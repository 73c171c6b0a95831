import { freePort } from '@festival/service-kit/testing/freePort';
import { bareDatabase } from '@festival/shop-api/testing/testDatabase';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { client, type ShopAtSignOn, shopAt, shopUrl } from '../testing/shopAtSignOn.ts';
import { testBrowser } from '../testing/testBrowser.ts';
import { examplePassword, seedAccounts } from './account/seedAccounts.ts';
import { buildSignOn } from './buildSignOn.ts';
import { migrateSignOn } from './database/migrateSignOn.ts';
import { signingKeys } from './provider/signingKeys.ts';

// The sign-on on a database of its own, whose shop API can't be reached.
let database: Awaited<ReturnType<typeof bareDatabase>>;
let pool: pg.Pool;
let app: FastifyInstance;
let issuer: string;
let shop: ShopAtSignOn;
beforeAll(async () => {
  database = await bareDatabase();
  await Promise.all([migrateSignOn(database.url), migrateSignOn(database.url)]);
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  await seedAccounts(pool);
  const port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  const secret = 'a secret of this service';
  app = await buildSignOn({
    ...{ pool, issuer, secret, client, keys: await signingKeys(pool, secret), shopOrigins: [shopUrl] },
    ...{ shopApiUrl: 'http://127.0.0.1:1', deliver: async () => {}, mailFrom: 'a@festival.test', logLevel: 'silent' },
    pagesPerMinute: 1_000,
  });
  await app.listen({ host: '127.0.0.1', port });
  shop = shopAt(issuer);
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
});

test('people sign in without the shop API and without its tables; what the shops know is answered as unavailable, and nothing is erased [SSO-02]', async () => {
  const browser = testBrowser();
  const { page, verifier } = await shop.begin(browser);
  const form = { email: 'noor@example.com', password: examplePassword };
  const { left } = await browser.post(`${page.url.href}/login`, form);
  expect((await shop.redeem(left, verifier)).access_token).toBeTruthy();
  const account = `${issuer}/account?language=en`;
  expect((await browser.get(account)).status).toBe(503);
  expect((await browser.post(account, { form: 'erase', password: examplePassword })).status).toBe(503);
  expect((await pool.query("select 1 from sign_on.accounts where id = 'noor'")).rowCount).toBe(1);
});
