import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type TestDatabase, testDatabase } from '@festival/shop-api/testing/testDatabase';
import { migrateSignOn } from '../database/migrateSignOn.ts';
import { signingKeys } from './signingKeys.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await migrateSignOn(database.url);
});
afterAll(() => database.drop());

test('if the secret was replaced without the former one, sign-on stops with one sentence that says what to do', async () => {
  await signingKeys(database.pool, 'the secret of the first start');
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      SIGN_ON_PORT: '0',
      SHOP_URL: 'http://shop.test',
      SIGN_ON_SECRET: 'another secret by mistake',
      OIDC_CLIENT_SECRET: 'a secret that both know',
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr.trim()).toMatch(
    /^SIGN_ON_SECRET is not the secret .+: set the former secret again, or delete the rows[^\n]+$/m,
  );
  expect(status).toBe(1);
});
