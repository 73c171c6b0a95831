import { setTimeout as wait } from 'node:timers/promises';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { freePort } from '@festival/service-kit/testing/freePort';
import { type TestDatabase, testDatabase } from '@festival/shop-api/testing/testDatabase';
import type { FastifyInstance } from 'fastify';
import { buildSignOn } from '../src/buildSignOn.ts';
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
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const secret = 'a secret of this service';
  const mails: MailMessage[] = [];
  const app = await buildSignOn({
    pool: database.pool,
    issuer,
    keys: await signingKeys(database.pool, secret),
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
      await database.drop();
    },
  };
}
