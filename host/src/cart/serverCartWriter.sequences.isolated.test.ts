import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { shopUpdateStateAtom } from '@festival/shared-contracts/state/shopState';
import fc from 'fast-check';
import { settled, type WaitingCall } from '../../testing/fakeShopApi.ts';
import { products, startServerCart } from '../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { wireCart } from '../../testing/wireCart.ts';
import { quietPeriod } from './cartRefetch.ts';

beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

type Answer = { status: number; body: unknown };
const stock = 5;

/** A server that handles and answers each request when the test sequence requires it. */
const slowServer = () => {
  let held: Quantities = {};
  let age = 0;
  /** The id of the cart's policy shows the age of an answer. */
  const cart = (): Answer => ({
    status: 200,
    body: { data: wireCart(cartFor({ ...held }, products, { policyId: String(age) })) },
  });
  const act = ({ name, body }: WaitingCall): Answer => {
    age += 1;
    if (name === 'POST /shopping/carts') held = {};
    if (name === 'GET /shopping/products') return { status: 200, body: [] };
    if (!name.startsWith('PUT')) return cart();
    const { productId, quantity } = body as { productId: string; quantity: number };
    if (quantity > stock) return { status: 200, body: { data: { error: { code: 'product.sold_out', message: '' } } } };
    held = { ...held, [productId]: quantity };
    return cart();
  };
  return { act, held: () => held };
};

const isWrite = ({ name }: WaitingCall): boolean => !name.startsWith('GET');

const begin = (isNew: boolean) => {
  const page = startServerCart(isNew ? null : {});
  const server = slowServer();
  /** The answers of handled requests that have not reached the page yet. */
  const done = new Map<WaitingCall, Answer>();
  const over = new Set<WaitingCall>();
  /** The last press on each product that still waits for an answer. */
  const pending = new Map<string, { quantity: number }>();
  let seen = 0;
  let shownAge = 0;

  const open = () => page.api.calls.filter((call) => !over.has(call));
  const pick = (calls: WaitingCall[], index: number) => calls[index % Math.max(1, calls.length)];
  const act = (call: WaitingCall): void => void (done.has(call) || done.set(call, server.act(call)));

  const check = (): void => {
    expect(open().filter(isWrite).length).toBeLessThanOrEqual(1);
    for (const [id, { quantity }] of pending) expect(page.shown(id)).toBe(quantity);
    const age = Number(page.store.get(primitives.cart)?.policyId ?? 0);
    expect(age).toBeGreaterThanOrEqual(shownAge);
    shownAge = age;
    const fetches = page.api.calls.slice(seen).filter((call) => !isWrite(call));
    // No fetch starts while a press waits or is being written.
    if (fetches.length > 0) expect([...pending.keys(), ...open().filter(isWrite)]).toEqual([]);
    seen = page.api.calls.length;
  };
  const deliver = async (call: WaitingCall): Promise<void> => {
    act(call);
    over.add(call);
    const { status, body } = done.get(call) as Answer;
    await call.answer(body, status);
  };

  return {
    ...page,
    server,
    open,
    deliver,
    check,
    async press(id: string, quantity: number) {
      const press = { quantity };
      pending.set(id, press);
      const answer = page.writer.setQuantity(id, quantity);
      void answer.then(() => pending.get(id) === press && pending.delete(id));
      await settled();
    },
    act: (index: number) => {
      const call = pick(open(), index);
      if (call) act(call);
    },
    async answer(index: number) {
      const call = pick(open(), index);
      if (call) await deliver(call);
    },
    async lose(index: number) {
      const call = pick(open(), index);
      if (!call) return;
      over.add(call);
      await call.lose();
    },
  };
};

type Page = ReturnType<typeof begin>;
type Step = (page: Page) => Promise<void> | void;

const index = fc.nat({ max: 3 });
const press = fc.record({ id: fc.constantFrom('weekend', 'bus'), quantity: fc.nat({ max: stock + 1 }) });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: press.map(
      ({ id, quantity }): Step =>
        (page) =>
          page.press(id, quantity),
    ),
  },
  {
    weight: 2,
    arbitrary: index.map(
      (nth): Step =>
        (page) =>
          page.act(nth),
    ),
  },
  {
    weight: 4,
    arbitrary: index.map(
      (nth): Step =>
        (page) =>
          page.answer(nth),
    ),
  },
  {
    weight: 1,
    arbitrary: index.map(
      (nth): Step =>
        (page) =>
          page.lose(nth),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat({ max: 2 * quietPeriod }).map(
      (time): Step =>
        () =>
          pass(time),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>((page) => page.writer.refetch()) },
);

/** Answers all open requests in order, until the page sends no more. */
const settle = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) {
    const [first] = page.open();
    if (first) await page.deliver(first);
    else await pass(60_000);
    page.check();
  }
  expect(page.open()).toEqual([]);
};

test('for any order of presses, answers, refusals and lost answers, the page never shows less than was pressed, no older answer replaces a newer one, and at the end the page shows the server’s cart, fetched once [BYD-05, CNT-04, CNT-06]', async () => {
  const sequence = fc.array(step, { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), sequence, async (isNew, steps) => {
      const page = begin(isNew);
      for (const take of steps) {
        await take(page);
        await settled();
        page.check();
      }
      const before = page.api.calls.length;
      await settle(page);
      const reads = (calls: WaitingCall[]) => calls.filter(({ name }) => name.startsWith('GET /shopping/carts'));
      expect(reads(page.api.calls.slice(before)).length).toBeLessThanOrEqual(1);
      const lastWrite = page.api.calls.findLastIndex(isWrite);
      if (lastWrite >= 0 && page.store.get(primitives.cart)) {
        expect(reads(page.api.calls.slice(lastWrite)).length).toBeGreaterThanOrEqual(1);
      }
      for (const { id } of products) expect(page.shown(id)).toBe(page.server.held()[id] ?? 0);
      expect(page.store.get(primitives.pendingQuantities)).toEqual({});
      expect(page.store.get(shopUpdateStateAtom)).toBe('');
    }),
    { numRuns: 120 },
  );
});
