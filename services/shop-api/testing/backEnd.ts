import { folderDelivery } from '@festival/service-kit/mail/folderDelivery';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import { buildShopApi } from '../src/buildShopApi.ts';
import { providersOf } from '../src/start/paymentProviders.ts';
import { type Answer, apiInTurns } from './apiInTurns.ts';
import { type ApiProcess, apiProcess } from './apiProcess.ts';
import { listKeys, listKeysSetting } from './listKeys.ts';
import { listeningIssuer, testIssuer } from './testIssuer.ts';

/** The operator's token, in every test. */
export const operatorToken = 'operators-token-of-the-tests-0001';
export const operatorEmail = 'finance@festival.test';

/** Longer than the calls of any test take, so that a call is refused only because its queue is too long. */
const cartWaitSeconds = 300;

type BackEndOptions = {
  /** The addresses of the database's nodes. The processes use them in turn. */
  databaseUrls: readonly [string, ...string[]];
  pool: Pool;
  /** The address of a replica, if there is one. */
  readPool?: Pool;
  /** The ports of the processes, one for each. */
  ports: number[];
  sandboxUrl: string;
  secret: string;
  mailFolder: string;
  shopOrigin: string;
  /** Additional settings of its processes. */
  settings?: Record<string, string>;
};

/** The back end under test, in this process or in several separate ones. */
export type BackEnd = {
  send: (request: InjectOptions) => Promise<Answer>;
  tokenOf: (accountId: string) => Promise<string>;
  /** The service in this process. If the back end runs in separate processes, every access throws. */
  api: FastifyInstance;
  /** Empty if the back end is in this process. */
  processes: ApiProcess[];
  close: () => Promise<void>;
};

/** The back end within the test's own process. */
export async function backEndInside(options: BackEndOptions): Promise<BackEnd> {
  const { pool, readPool = pool, ports, sandboxUrl, secret, mailFolder, shopOrigin } = options;
  const issuer = await testIssuer();
  const [port = 0] = ports;
  const app = await buildShopApi({
    pool,
    readPool,
    providers: providersOf({}, { url: sandboxUrl, secret }),
    deliver: folderDelivery(mailFolder),
    trustedProxies: ['127.0.0.1'],
    ownUrl: `http://127.0.0.1:${port}`,
    returnOrigins: [shopOrigin],
    cartWaitSeconds,
    operatorToken,
    operatorEmail,
    ticketListKeys: listKeys,
    identify: issuer.identify,
    logLevel: 'silent',
  });
  // Webhooks need the network.
  await app.listen({ host: '127.0.0.1', port });
  return {
    send: async (request) => {
      const { statusCode, body, headers } = await app.inject(request);
      return { status: statusCode, text: body, headers };
    },
    tokenOf: (accountId) => issuer.tokenOf(accountId),
    api: app,
    processes: [],
    close: () => app.close(),
  };
}

/** Starts a process of shop-api for each port, on one database. Each request is sent to the next process, in turn. */
export async function backEndInTurns(options: Omit<BackEndOptions, 'pool' | 'readPool'>): Promise<BackEnd> {
  const { databaseUrls, ports, sandboxUrl, secret, mailFolder, shopOrigin, settings } = options;
  const issuer = await listeningIssuer();
  const processes = ports.map((port, index) =>
    apiProcess(port, {
      DATABASE_URL: databaseUrls[index % databaseUrls.length] ?? databaseUrls[0],
      DATABASE_CONNECTIONS: '10',
      // The webhook of an order is sent to a different process than the order.
      SHOP_API_URL: `http://127.0.0.1:${ports[(index + 1) % ports.length]}`,
      SHOP_URL: shopOrigin,
      PAYMENT_SANDBOX_URL: sandboxUrl,
      PAYMENT_SANDBOX_SECRET: secret,
      OIDC_ISSUER: issuer.url,
      MAIL_FOLDER: mailFolder,
      TRUSTED_PROXIES: '127.0.0.1',
      CART_WAIT_SECONDS: String(cartWaitSeconds),
      OPERATOR_TOKEN: operatorToken,
      OPERATOR_EMAIL: operatorEmail,
      TICKET_LIST_KEYS: listKeysSetting,
      ...settings,
    }),
  );
  const close = async () => {
    const codes = await Promise.all(processes.map((one) => one.end('SIGTERM'))).finally(issuer.close);
    const errors = processes.filter((_, index) => codes[index] !== 0).map((one) => one.lastErrors());
    if (errors.length > 0) throw new Error(`shop-api ended with ${codes.join(', ')}: ${errors.join(' ')}`);
  };
  try {
    await Promise.all(processes.map((one) => one.start()));
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
  return {
    send: apiInTurns(processes),
    tokenOf: (accountId) => issuer.tokenOf(accountId),
    api: elsewhere(),
    processes,
    close,
  };
}

function elsewhere(): FastifyInstance {
  const refuse = () => {
    throw new Error('The back end runs in separate processes: use `call`.');
  };
  return new Proxy({}, { get: refuse }) as FastifyInstance;
}
