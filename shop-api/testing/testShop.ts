import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { buildSandbox } from '@festival/payment-sandbox/buildSandbox';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { seedFestivals } from '../src/seeding/seedFestivals.ts';
import { seedMailBrands } from '../src/seeding/seedMailBrands.ts';
import type { ApiProcess } from './apiProcess.ts';
import { type BackEnd, backEndInside, backEndInTurns } from './backEnd.ts';
import { freePort } from './freePort.ts';
import { type TestDatabase, testDatabase } from './testDatabase.ts';

declare global {
  /** How many processes of shop-api the tests of this run stand on; by default it is in the test's own. */
  var shopProcesses: number | undefined;
}

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

export type CallAnswer = { status: number; body: Body; headers: Record<string, unknown> };

/** The shop's back end and the payment sandbox, both real, on a database of the test's own. */
export type TestShop = {
  /** The back end where it is in the test's process; elsewhere whatever is asked of it throws. Most tests need `call` alone. */
  api: FastifyInstance;
  /** The back end where it has processes of its own. */
  processes: readonly ApiProcess[];
  sandbox: FastifyInstance;
  database: TestDatabase;
  /** Where mails are put as files. */
  mailFolder: string;
  call: (shop: ShopKey | null, request: InjectOptions) => Promise<CallAnswer>;
  openCart: (shop: ShopKey) => Promise<OwnCart>;
  cartCall: (
    cart: OwnCart,
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    below?: string,
    payload?: object,
    headers?: object,
  ) => Promise<CallAnswer>;
  /** A user token of this account. */
  tokenOf: (accountId: string) => Promise<string>;
  close: () => Promise<void>;
};

export async function testShop(festivals: FestivalSeed[]): Promise<TestShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-shop-'));
  const database = await testDatabase();
  await seedFestivals(database.pool, festivals);
  await seedMailBrands(database.pool, mailBrands);
  const mailFolder = path.join(folder, 'mail');
  const ports = await freePorts(globalThis.shopProcesses ?? 1);
  const sandbox = await buildSandbox({
    secret,
    adyenWebhookUrl: `http://127.0.0.1:${ports[0]}/payment-webhooks/adyen`,
    publicUrl: 'http://pay.test',
    file: path.join(folder, 'payments.json'),
    logLevel: 'silent',
  });
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const options = { databaseUrl: database.url, pool: database.pool, ports, sandboxUrl, secret, mailFolder, shopOrigin };
  const closeRest = async () => {
    await sandbox.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  };
  const backEnd = await (globalThis.shopProcesses ? backEndInTurns(options) : backEndInside(options)).catch(
    async (error) => {
      await closeRest();
      throw error;
    },
  );
  return {
    api: backEnd.api,
    processes: backEnd.processes,
    sandbox,
    database,
    mailFolder,
    tokenOf: backEnd.tokenOf,
    ...callsOf(backEnd),
    close: () => backEnd.close().finally(closeRest),
  };
}

/** What tests ask of a back end, by the keys that shops and carts have. */
export function callsOf({ send }: Pick<BackEnd, 'send'>): Pick<TestShop, 'call' | 'openCart' | 'cartCall'> {
  const call: TestShop['call'] = async (shop, request) => {
    const own = shop && { authorization: `Bearer ${shop.token}`, 'x-event-namespace': shop.eventId };
    const { status, text, headers } = await send({ ...request, headers: { ...own, ...request.headers } });
    return { status, body: (text === '' ? null : JSON.parse(text)) as Body, headers };
  };
  return {
    call,
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
  };
}

async function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, freePort));
}
