import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { freePort } from '@festival/service-kit/testing/freePort';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { seedFestivals } from '../src/seeding/seedFestivals.ts';
import { seedMailBrands } from '../src/seeding/seedMailBrands.ts';
import type { ApiProcess } from './apiProcess.ts';
import { type BackEnd, backEndInside, backEndInTurns } from './backEnd.ts';
import { type TestDatabase, testDatabase } from './testDatabase.ts';
import { sandboxSecret, testSandbox } from './testSandbox.ts';

declare global {
  /** The number of shop-api processes in this run. By default shop-api runs in the test's process. */
  var shopProcesses: number | undefined;
}

export const shopOrigin = 'http://shop.test';

/** The shop of a call. */
export type ShopKey = { eventId: string; token: string };
export type OwnCart = { id: string; token: string; shop: ShopKey };
/** The body of a response. */
type Body = {
  data: Record<string, unknown> & { error?: { code: string } };
  error?: { code: string; message: string };
};

export type CallAnswer = { status: number; body: Body; headers: Record<string, unknown> };

/** The real back end and the real payment sandbox, on the test file's own database. */
export type TestShop = {
  /**
   * The back end in the test's process. If it runs in separate processes, every access throws. Most tests need only
   * `call`.
   */
  api: FastifyInstance;
  /** The processes of the back end, if it has separate ones. */
  processes: readonly ApiProcess[];
  sandbox: FastifyInstance;
  database: TestDatabase;
  /** The folder in which mails are stored as files. */
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

/** Opens a shop of these festivals. `settings` are for a back end in separate processes. */
export async function testShop(festivals: FestivalSeed[], settings: Record<string, string> = {}): Promise<TestShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-shop-'));
  const database = await testDatabase();
  await seedFestivals(database.pool, festivals);
  await seedMailBrands(database.pool, mailBrands);
  const mailFolder = path.join(folder, 'mail');
  const ports = await freePorts(globalThis.shopProcesses ?? 1);
  const sandbox = await testSandbox(folder, `http://127.0.0.1:${ports[0]}/payment-webhooks/adyen`);
  const options = {
    databaseUrls: database.urls,
    pool: database.pool,
    ports,
    sandboxUrl: sandbox.listeningOrigin,
    secret: sandboxSecret,
    mailFolder,
    shopOrigin,
    settings,
  };
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

/** The calls of tests to a back end, with the credentials of shops and carts. */
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
