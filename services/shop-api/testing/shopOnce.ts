import { allTerms } from './makeChoices.ts';
import { type LoadCounts, patientCalls } from './patientCalls.ts';
import { pay, returnUri } from './readyCart.ts';
import { emptyRecord, type ShopperRecord } from './shopperRecord.ts';
import { testBuyer } from './testBuyer.ts';
import { regularShop, shortHoldShop } from './testFestival.ts';
import type { CallAnswer, OwnCart, ShopKey, TestShop } from './testShop.ts';

const products = ['weekend', 'bus-utrecht', 'camping', 'shower'];
const rooms = ['hotel-dune-standard', 'glamping-standard~4', 'hotel-harbour-standard'];
const vouchers = ['SOL-TIEN', 'SOL-TIENTJE', 'SOL-GRATIS'];

type Send = (method: 'PUT' | 'POST', below: string, payload: object, headers?: object) => Promise<CallAnswer['body']>;
type Visit = { nr: number; record: ShopperRecord; send: Send; returnUri: string; travelId: string };

/** The visited shop. Its keys, address and stays are those of the test festival, unless others are given. */
export type VisitedShop = Pick<TestShop, 'call' | 'cartCall' | 'sandbox'> & {
  returnUri?: string;
  regular?: ShopKey;
  shortHold?: ShopKey;
  travelId?: string;
};

/**
 * A shopper's visit. The number determines the shopper's actions. `onStart` receives the record, to which each response
 * is then added.
 */
export async function shopOnce(
  shop: VisitedShop,
  { nr, counts, onStart }: { nr: number; counts: LoadCounts; onStart: (record: ShopperRecord) => void },
): Promise<void> {
  const insist = patientCalls(counts);
  const isLeft = nr % 8 === 7;
  const key = isLeft ? (shop.shortHold ?? shortHoldShop) : (shop.regular ?? regularShop);
  const { data } = await insist(() => shop.call(key, { method: 'POST', url: '/shopping/carts' }));
  const cart: OwnCart = { id: String(data.id), token: String(data.token), shop: key };
  const record = emptyRecord(cart, isLeft);
  onStart(record);
  const send: Send = (method, below, payload, headers = {}) =>
    insist(() => shop.cartCall(cart, method, below, payload, headers));
  const { returnUri: address = returnUri, travelId = 'solstrand-stays' } = shop;
  const visit = { nr, record, send, returnUri: address, travelId };
  await changeQuantities(visit);
  if (isLeft) return;
  if (nr % 3 === 1) await takeRoom(visit);
  if (nr % 2 === 1) await redeemVoucher(visit);
  if (nr % 5 === 4) return;
  const page = await placeOrder(visit);
  if (page === null) return;
  await pay(shop, page, { number: '4242424242424242' });
  record.isPaid = true;
  counts.paid += 1;
}

async function changeQuantities({ nr, record, send }: Visit): Promise<void> {
  for (let change = 0; change < 4; change += 1) {
    const productId = products[(nr + (change >> 1)) % products.length] ?? '';
    const quantity = 1 + ((nr + change) % 4);
    const { data: changed, error } = await send('PUT', '/products', { productId, quantity });
    if (!error && !changed.error) record.lines[productId] = quantity;
  }
}

async function takeRoom({ nr, record, send, travelId }: Visit): Promise<void> {
  const productId = rooms[nr % rooms.length] ?? '';
  const { data, error } = await send('PUT', `/products/hotel/${travelId}`, { productId });
  if (error || data?.error) return;
  record.room = productId.split('~')[0] ?? '';
}

async function redeemVoucher({ nr, record, send }: Visit): Promise<void> {
  const voucher = vouchers[nr % vouchers.length] ?? '';
  if (!(await send('PUT', '/vouchers', { voucher })).error) record.voucher = voucher;
}

/** Returns the payment page. Returns null if the order is refused, is free, or is not paid by this shopper. */
async function placeOrder({ nr, record, send, returnUri: redirectUri }: Visit): Promise<string | null> {
  await send('PUT', '/products', { productId: 'refund-protection', quantity: 0 });
  await send('PUT', '/terms', allTerms);
  const filled = await send('PUT', '', testBuyer);
  const { total: expectedTotal } = (filled.data?.totals ?? { total: 0 }) as { total: number };
  const paymentMethod = record.voucher === 'SOL-GRATIS' ? 'no-payment-required' : 'card';
  const order = { key: crypto.randomUUID(), payload: { paymentMethod, redirectUri, expectedTotal } };
  const placed = await send('POST', '/orders', order.payload, { 'idempotency-key': order.key });
  if (placed.error) {
    record.refusal = placed.error.code;
    return null;
  }
  record.placed = { ...order, answer: placed.data };
  return paymentMethod !== 'card' || nr % 10 === 0 ? null : String(placed.data.redirectUri);
}
