import { setTimeout as wait } from 'node:timers/promises';
import { answerErrors } from '@festival/service-kit/http/answerErrors';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { shopAudience, userTokenIdentity } from '@festival/service-kit/session/userTokenIdentity';
import { freePort } from '@festival/service-kit/testing/freePort';
import { accountRoutes } from '@festival/shop-api/people/account/accountRoutes';
import { seedMemberships } from '@festival/shop-api/seeding/seedMemberships';
import { type TestDatabase, testDatabase } from '@festival/shop-api/testing/testDatabase';
import Fastify, { type FastifyInstance } from 'fastify';
import { createLocalJWKSet, type JWK } from 'jose';
import type { Pool } from 'pg';
import { buildSignOn } from '../src/buildSignOn.ts';
import { migrateSignOn } from '../src/database/migrateSignOn.ts';
import { signingKeys } from '../src/provider/signingKeys.ts';
import { client, type ShopAtSignOn, shopAt, shopUrl } from './shopAtSignOn.ts';

/** The registry's console as configured in tests. */
export const consoleAtSignOn = {
  origin: 'http://registry.test',
  id: 'festival-console',
  secret: 'a secret of the console',
};

/** The real sign-on service, with a database and a port for the test. */
export type TestSignOn = ShopAtSignOn & {
  issuer: string;
  database: TestDatabase;
  app: FastifyInstance;
  /** The shop API's calls about accounts, on the same database. */
  shopApi: FastifyInstance;
  /** The mails that were sent, in order. */
  mails: MailMessage[];
  /** Waits for the next mail to an address, and removes it from the list. */
  mailTo: (address: string) => Promise<MailMessage>;
  close: () => Promise<void>;
};

type TestSignOnOptions = {
  pagesPerMinute?: number;
  /** Receives each line of the log. */
  log?: { write: (line: string) => void };
};

export async function testSignOn({ pagesPerMinute = 1_000, log }: TestSignOnOptions = {}): Promise<TestSignOn> {
  const database = await testDatabase();
  await migrateSignOn(database.url);
  await seedMemberships(database.pool);
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const secret = 'a secret of this service';
  const mails: MailMessage[] = [];
  const keys = await signingKeys(database.pool, secret);
  const shopApi = await accountsAtShop(database.pool, issuer, keys);
  const app = await buildSignOn({
    pool: database.pool,
    issuer,
    keys,
    shopApiUrl: shopApi.listeningOrigin,
    secret,
    client,
    shopOrigins: [shopUrl],
    console: consoleAtSignOn,
    deliver: async (_id, message) => void mails.push(message),
    mailFrom: 'accounts@festival.test',
    logLevel: log ? 'info' : 'silent',
    ...(log && { logOutput: log }),
    pagesPerMinute,
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    issuer,
    database,
    app,
    shopApi,
    mails,
    mailTo: async (address) => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const index = mails.findIndex(({ to }) => to === address);
        const [mail] = index < 0 ? [] : mails.splice(index, 1);
        if (mail) return mail;
        await wait(50);
      }
      throw new Error(`No mail came to ${address}`);
    },
    ...shopAt(issuer),
    close: async () => {
      await app.close();
      await shopApi.close();
      await database.drop();
    },
  };
}

/** The shop API's calls about accounts, which believe tokens that are signed with these keys. */
async function accountsAtShop(pool: Pool, issuer: string, keys: readonly JWK[]): Promise<FastifyInstance> {
  const app = Fastify();
  answerErrors(app);
  const publicKeys = createLocalJWKSet({ keys: keys.map(({ d: _secret, ...key }) => key) });
  const identify = userTokenIdentity({ issuer, audience: shopAudience, keys: publicKeys });
  await app.register(accountRoutes, { pool, identify });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}
