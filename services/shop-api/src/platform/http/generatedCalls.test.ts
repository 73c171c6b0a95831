import { isStorable } from '@festival/service-kit/http/isStorable';
import { type Endpoint, headerNames } from '@festival/shared-contracts/api/endpoint';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import { errorAnswerSchema } from '@festival/shared-contracts/errors/shopError';
import { maximumOf } from '@festival/shared-contracts/product/ticketLimits';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  apiCalls,
  type ExampleVisitor,
  exampleOf,
  ownHeaders,
  prepare,
  regularKey,
  requestOf,
  wellStockedShop,
} from '../../../testing/exampleCalls.ts';
import { type GeneratedCall, generatedCall } from '../../../testing/generatedCall.ts';
import { nearEndOfHold } from '../../../testing/nearEndOfHold.ts';
import { payOrder, placeOrder } from '../../../testing/readyCart.ts';
import { testSeed } from '../../../testing/testSeed.ts';
import type { TestShop } from '../../../testing/testShop.ts';
import { testSize } from '../../../testing/testSize.ts';

/** For more calls, or to repeat a run: `GENERATED_RUNS=1000 TEST_SEED=… npx jest generatedCalls`. */
const runs = Number(process.env.GENERATED_RUNS ?? testSize({ usual: 16, long: 600 }));
const seed = testSeed();

jest.setTimeout(600_000 + runs * 500);

let shop: TestShop;
/** The visitor whose credentials the calls use; null before the first call. */
let visitor: ExampleVisitor | null = null;
let sam: string;
let clients = 0;

beforeAll(async () => {
  shop = await wellStockedShop();
  sam = await shop.tokenOf('sam');
});
afterAll(() => shop.close());

describe(`generated requests, TEST_SEED=${seed}`, () => {
  test.each(apiCalls.map((call) => [call.name, call] as const))(
    '%s responds to any input according to the contract, or refuses it as documented [API-06, API-01]',
    async (_name, call) => {
      visitor = null;
      const statuses: number[] = [];
      const property = fc.asyncProperty(generatedCall(call), async (generated) => {
        statuses.push(await send(call, generated));
      });
      // The first call is the example itself, so that each call succeeds at least once.
      await fc.assert(property, { numRuns: runs, seed, endOnFailure: true, examples: [[{ who: 'noor' }]] });
      expect(statuses[0]).toBe(call.status);
      await expectRulesKept();
    },
  );
});

/** Sends the example with the generated changes and checks the response. Returns its status. */
async function send(call: Endpoint, { who, params, query, headers, body }: GeneratedCall): Promise<number> {
  const own = await readyVisitor(call);
  const example = exampleOf(call, own);
  const sent = { ...example, params: { ...example.params, ...params }, query: query ?? example.query ?? {} };
  const request = requestOf(call, sent);
  clients += 1;
  const { status, body: answer } = await shop.call(own.shop, {
    ...request,
    ...(body ? { payload: body.text } : {}),
    headers: { ...request.headers, ...credentialHeaders(who, own), ...headers },
    // Each call has another client address, so that the rate limit does not apply.
    remoteAddress: `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
  });
  const given = body ? parsedJson(body.text) : { json: example.body };
  const isTaken =
    given !== null &&
    takes(call.params, sent.params) &&
    takes(call.query, sent.query) &&
    takes(call.body, given.json ?? undefined);
  if (status < 400) expectAnswer(call, { status, answer }, isTaken);
  else expectRefusal({ status, answer }, isTaken);
  return status;
}

/** Returns the same visitor while the call can succeed with the visitor's cart, otherwise a new one. */
async function readyVisitor({ name }: Endpoint): Promise<ExampleVisitor> {
  await shop.database.pool.query('delete from look_ups');
  const isOrdered = name === 'getOrderStatus';
  const isPaid = name === 'changeOrderEmail';
  const status = isPaid ? 'confirmed' : isOrdered ? 'in_payment' : 'shopping';
  const { rows } = await shop.database.pool.query(
    `select 1 from carts join hotel_carts stay on stay.event_id = carts.event_id and stay.cart_id = carts.id
     where carts.id = $1 and status = $2 and buyer is not null`,
    [visitor?.cart.id ?? null, status],
  );
  if (!visitor || rows.length === 0) visitor = await prepare(shop);
  else if (name !== 'extendHold') return visitor;
  if (name === 'extendHold') await nearEndOfHold(shop.database.pool, visitor.cart.id);
  if (isOrdered) await placeOrder(shop, visitor.cart);
  if (isPaid) await payOrder(shop, visitor.cart);
  return visitor;
}

function credentialHeaders(who: GeneratedCall['who'], own: ExampleVisitor): Record<string, string> {
  if (who === 'noor') return ownHeaders(own);
  if (who === 'cart') return { [headerNames.cartToken]: own.cart.token };
  return who === 'sam' ? { [headerNames.userToken]: sam } : {};
}

function parsedJson(text: string): { json: unknown } | null {
  try {
    return { json: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Whether the contract accepts a value and the database can store its texts. */
function takes(schema: z.core.$ZodType, value: unknown): boolean {
  const parsed = z.safeParse(schema, value);
  return parsed.success && isStorable(parsed.data);
}

type Answered = { status: number; answer: unknown };

/** Checks that the request and the response of a successful call match the contract. */
function expectAnswer(call: Endpoint, { status, answer }: Answered, isTaken: boolean): void {
  expect({ status, isTaken }).toEqual({ status: call.status, isTaken: true });
  expect(z.safeParse(call.answer, answer).error?.issues ?? []).toEqual([]);
}

/**
 * A failed call has the documented shape and is never a 500. Input that the contract refuses is reported as malformed.
 */
function expectRefusal({ status, answer }: Answered, isTaken: boolean): void {
  expect(status < 500 ? null : { status, answer }).toBeNull();
  expect(errorAnswerSchema.safeParse(answer).success).toBe(true);
  // With 404 and 414, no path matches the URL.
  if (!isTaken) expect([400, 404, 413, 414, 415]).toContain(status);
}

/**
 * Checks, after any generated calls, that reserved stock equals the lines of carts and orders, and that no limit is
 * exceeded.
 */
async function expectRulesKept(): Promise<void> {
  const { rows: leaks } = await shop.database.pool.query(
    `select event_id, id, total, reserved, held from stock
     left join lateral (
       select coalesce(sum(qty), 0)::integer as held from cart_lines line
       where line.event_id = stock.event_id and line.stock_id = stock.id
     ) lines on true
     where reserved <> held or reserved not between 0 and total`,
  );
  expect(leaks).toEqual([]);
  const { rows: lines } = await shop.database.pool.query<{ productId: string; quantity: number }>(
    'select product_id as "productId", max(qty) as quantity from cart_lines group by product_id',
  );
  const { body } = await shop.call(regularKey, { url: '/shopping/products' });
  const limits = { maxTicketAmount: 16, allowedExtraTickets: { ids: [], maxQuantity: 0 } };
  const products = z.parse(getProducts.answer, body);
  const { rows: tooMany } = await shop.database.pool.query(
    'select cart_id from cart_lines where product_id = any ($1) group by cart_id having sum(qty) > $2',
    [products.filter(({ mappedType }) => mappedType === 'ticket').map(({ id }) => id), limits.maxTicketAmount],
  );
  expect(tooMany).toEqual([]);
  for (const product of products) {
    const most = lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
    expect({ id: product.id, isMore: most > maximumOf(product, limits) }).toEqual({ id: product.id, isMore: false });
  }
}
