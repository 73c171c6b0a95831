import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { FestivalSeed } from '../src/data/festivalSeed.ts';
import { mailBrands } from '../src/data/mailBrands.ts';
import { seedFestivals } from '../src/data/seedFestivals.ts';
import { seedMailBrands } from '../src/data/seedMailBrands.ts';
import { folderDelivery } from '../src/mail/folderDelivery.ts';
import { adyenProvider } from '../src/payment/adyen/adyenProvider.ts';
import { sandboxProvider } from '../src/payment/sandboxProvider.ts';
import { sandboxAdyen } from '../src/payment-sandbox/adyen/sandboxAdyen.ts';
import { buildSandbox } from '../src/payment-sandbox/sandbox.ts';
import { buildShopApi } from '../src/shopApi.ts';
import { type TestDatabase, testDatabase } from './testDatabase.ts';
import { testIssuer } from './testIssuer.ts';

/** What the sandbox and the shop share in tests. */
export const sandboxSecret = 'a secret that both know';
const secret = sandboxSecret;
export const shopOrigin = 'http://shop.test';

/** Which shop a call speaks for. */
export type ShopKey = { eventId: string; token: string };
export type OwnCart = { id: string; token: string; shop: ShopKey };
/** An answer's body, as tests look into it. */
export type Body = {
  data: Record<string, unknown> & { error?: { code: string } };
  error?: { code: string; message: string };
};

/** The shop's back end and the payment sandbox, both real, on a database of the test's own. */
export type TestShop = {
  api: FastifyInstance;
  sandbox: FastifyInstance;
  database: TestDatabase;
  /** Where mails are put as files. */
  mailFolder: string;
  call: (shop: ShopKey | null, request: InjectOptions) => ReturnType<typeof injected>;
  openCart: (shop: ShopKey) => Promise<OwnCart>;
  cartCall: (
    cart: OwnCart,
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    below?: string,
    payload?: object,
    headers?: object,
  ) => ReturnType<typeof injected>;
  /** A user token of this account. */
  tokenOf: (accountId: string) => Promise<string>;
  close: () => Promise<void>;
};

async function injected(app: FastifyInstance, request: InjectOptions) {
  const { statusCode, body, headers } = await app.inject(request);
  return { status: statusCode, body: (body === '' ? null : JSON.parse(body)) as Body, headers };
}

export async function testShop(festivals: FestivalSeed[]): Promise<TestShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-shop-'));
  const database = await testDatabase();
  await seedFestivals(database.pool, festivals);
  await seedMailBrands(database.pool, mailBrands);
  const port = await freePort();
  const mailFolder = path.join(folder, 'mail');
  const sandbox = await buildSandbox({
    secret,
    adyenNoticeUrl: `http://127.0.0.1:${port}/payment-notices/adyen`,
    publicUrl: 'http://pay.test',
    file: path.join(folder, 'payments.json'),
    logLevel: 'silent',
  });
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const issuer = await testIssuer();
  const api = await buildShopApi({
    pool: database.pool,
    providers: new Map([
      ['paylogic', sandboxProvider({ url: sandboxUrl, secret })],
      ['adyen', adyenProvider(sandboxAdyen(sandboxUrl, secret))],
    ]),
    deliver: folderDelivery(mailFolder),
    trustedProxies: ['127.0.0.1'],
    ownUrl: `http://127.0.0.1:${port}`,
    returnOrigins: [shopOrigin],
    identify: issuer.identify,
    logLevel: 'silent',
  });
  // Notices come in over the network.
  await api.listen({ host: '127.0.0.1', port });

  const call: TestShop['call'] = (shop, request) => {
    const own = shop && { authorization: `Bearer ${shop.token}`, 'x-event-namespace': shop.eventId };
    return injected(api, { ...request, headers: { ...own, ...request.headers } });
  };
  return {
    api,
    sandbox,
    database,
    mailFolder,
    call,
    tokenOf: (accountId) => issuer.tokenOf(accountId),
    openCart: async (shop) => {
      const { body } = await call(shop, { method: 'POST', url: '/shopping/carts' });
      return { id: String(body.data.id), token: String(body.data.token), shop };
    },
    cartCall: (cart, method, below = '', payload, headers = {}) =>
      call(cart.shop, {
        method,
        url: `/shopping/carts/${cart.id}${below}`,
        headers: { 'x-cart-token': cart.token, ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
    close: async () => {
      await api.close();
      await sandbox.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
