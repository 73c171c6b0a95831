import { setTimeout as wait } from 'node:timers/promises';
import { allTerms } from './makeChoices.ts';
import { pay, returnUri } from './readyCart.ts';
import { testBuyer } from './testBuyer.ts';
import { regularShop, shortHoldShop } from './testFestival.ts';
import type { CallAnswer, OwnCart, TestShop } from './testShop.ts';

/** What the shop has said to a shopper, who relies on it. */
export type ShopperRecord = {
  cart: OwnCart;
  /** Product id to the quantity that was answered last. */
  lines: Record<string, number>;
  room: string | null;
  voucher: string | null;
  /** The call that placed the order, and its answer. */
  placed: { key: string; payload: object; answer: Record<string, unknown> } | null;
  isPaid: boolean;
  /** Why it was not to be ordered. */
  refusal: string | null;
  /** Left to its end, a few seconds on. */
  isLeft: boolean;
};

export type MixedLoad = {
  /** Calls that were answered so far, those that were not and had to be made again, and orders that were paid. */
  counts: { answered: number; unanswered: number; paid: number };
  /** Nobody comes any more; answers what all were records, once the last one is through. */
  stop: () => Promise<ShopperRecord[]>;
};

type Shop = Pick<TestShop, 'call' | 'cartCall' | 'sandbox'>;

/** Nobody waits longer than this for an answer. */
const patience = 120_000;
const products = ['weekend', 'bus-utrecht', 'camping', 'shower'];
const rooms = ['hotel-dune-standard', 'glamping-standard~4', 'hotel-harbour-standard'];
const vouchers = ['SOL-TIEN', 'SOL-TIENTJE', 'SOL-GRATIS'];

/**
 * Shoppers who come one after the other, as many at once as `crowd`, and do everything that holds something: tickets and buses
 * changed again and again, stays, vouchers, orders placed and paid. Like people they try again what was not answered,
 * the same call with the same key, until it is.
 */
export function mixedLoad(shop: Shop, crowd: number): MixedLoad {
  const records: ShopperRecord[] = [];
  const counts = { answered: 0, unanswered: 0, paid: 0 };
  let isOpen = true;
  let came = 0;

  async function insist(call: () => Promise<CallAnswer>): Promise<CallAnswer['body']> {
    for (const until = Date.now() + patience; ; ) {
      const answer = await call().catch(() => null);
      if (answer && answer.status < 500) {
        counts.answered += 1;
        return answer.body;
      }
      counts.unanswered += 1;
      if (Date.now() > until) throw new Error(`No answer in two minutes (last ${answer?.status ?? 'nothing at all'})`);
      await wait(50);
    }
  }

  async function shopOnce(nr: number): Promise<void> {
    const isLeft = nr % 8 === 7;
    const key = isLeft ? shortHoldShop : regularShop;
    const { data } = await insist(() => shop.call(key, { method: 'POST', url: '/shopping/carts' }));
    const cart: OwnCart = { id: String(data.id), token: String(data.token), shop: key };
    const record: ShopperRecord = {
      cart,
      lines: {},
      room: null,
      voucher: null,
      placed: null,
      isPaid: false,
      refusal: null,
      isLeft,
    };
    records.push(record);
    const send = (method: 'PUT' | 'POST', below: string, payload: object, headers = {}) =>
      insist(() => shop.cartCall(cart, method, below, payload, headers));

    for (let change = 0; change < 4; change += 1) {
      const productId = products[(nr + (change >> 1)) % products.length] ?? '';
      const quantity = 1 + ((nr + change) % 4);
      const { data: changed, error } = await send('PUT', '/products', { productId, quantity });
      if (!error && !changed.error) record.lines[productId] = quantity;
    }
    if (isLeft) return;
    if (nr % 3 === 1) await takeRoom(record, rooms[nr % rooms.length] ?? '', send);
    if (nr % 2 === 1) {
      const voucher = vouchers[nr % vouchers.length] ?? '';
      if (!(await send('PUT', '/vouchers', { voucher })).error) record.voucher = voucher;
    }
    if (nr % 5 === 4) return;
    await send('PUT', '/products', { productId: 'refund-protection', quantity: 0 });
    await send('PUT', '/terms', allTerms);
    await send('PUT', '', testBuyer);
    const paymentMethod = record.voucher === 'SOL-GRATIS' ? 'no-payment-required' : 'card';
    const order = { key: crypto.randomUUID(), payload: { paymentMethod, redirectUri: returnUri } };
    const placed = await send('POST', '/orders', order.payload, { 'idempotency-key': order.key });
    if (placed.error) {
      record.refusal = placed.error.code;
      return;
    }
    record.placed = { ...order, answer: placed.data };
    if (paymentMethod !== 'card' || nr % 10 === 0) return;
    await pay(shop, String(placed.data.redirectUri), { number: '4242424242424242' });
    record.isPaid = true;
    counts.paid += 1;
  }

  const shoppers = Array.from({ length: crowd }, async () => {
    while (isOpen) {
      came += 1;
      await shopOnce(came);
    }
  });
  // What goes wrong is heard of in `stop`.
  const all = Promise.all(shoppers);
  all.catch(() => {
    isOpen = false;
  });

  return {
    counts,
    stop: async () => {
      isOpen = false;
      await all;
      return records;
    },
  };
}

async function takeRoom(
  record: ShopperRecord,
  productId: string,
  send: (method: 'PUT', below: string, payload: object) => Promise<CallAnswer['body']>,
): Promise<void> {
  const { data, error } = await send('PUT', '/products/hotel/solstrand-stays', { productId });
  if (error || data?.error) return;
  record.room = productId.split('~')[0] ?? '';
}
