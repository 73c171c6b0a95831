import type { Reservation, ReservationAnswer } from './reservation.ts';
import { reservationBatcher } from './reservationBatcher.ts';
import type { SendReservations } from './sendReservations.ts';

const change = (cart: number, quantity = 1, productId = 'weekend', eventId = 'fest'): Reservation => ({
  eventId,
  cartId: `cart-${cart}`,
  productId,
  stockId: productId,
  quantity,
});

const held: ReservationAnswer = { outcome: 'held', more: 1, free: 10, wasEmpty: true, cart: null };
const statementFault = Object.assign(new Error('value too long'), { code: '22001' });

const findLocked = async () => ({ stocks: new Set<string>(), carts: new Set<string>() });

/** A database that records its batches and responds when the test lets it. */
function recordingSend(answer: (item: Reservation) => ReservationAnswer = () => held) {
  const batches: Reservation[][] = [];
  const inFlight: number[] = [];
  let running = 0;
  const send: SendReservations = async (_eventId, batch) => {
    running += 1;
    inFlight.push(running);
    batches.push([...batch]);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return batch.map(answer);
  };
  return { send, batches, inFlight };
}

test('waiting reservations of an event are sent together, at most 500 in a batch and one batch at a time', async () => {
  const { send, batches, inFlight } = recordingSend();
  const { reserve } = reservationBatcher(send, { findLocked });
  await Promise.all(Array.from({ length: 1200 }, (_, cart) => reserve(change(cart))));
  expect(batches.map((batch) => batch.length)).toEqual([500, 500, 200]);
  expect(Math.max(...inFlight)).toBe(1);
});

test('events do not wait for each other, and no batch contains two events', async () => {
  const { send, batches, inFlight } = recordingSend();
  const { reserve } = reservationBatcher(send, { findLocked });
  await Promise.all([reserve(change(1)), reserve(change(1, 1, 'weekend', 'other')), reserve(change(2))]);
  expect(batches.map((batch) => batch.map((item) => item.eventId))).toEqual([['fest', 'fest'], ['other']]);
  expect(Math.max(...inFlight)).toBe(2);
});

test('a second change of the same product in a cart is sent in the next batch, so that the changes keep their order', async () => {
  const { send, batches } = recordingSend();
  const { reserve } = reservationBatcher(send, { findLocked });
  await Promise.all([reserve(change(1, 1)), reserve(change(1, 2)), reserve(change(2, 1)), reserve(change(1, 3))]);
  expect(batches.map((batch) => batch.map((item) => `${item.cartId} ${item.quantity}`))).toEqual([
    ['cart-1 1', 'cart-2 1'],
    ['cart-1 2'],
    ['cart-1 3'],
  ]);
});

test('a change that was refused because of a larger one before it is sent again alone, unless no stock is left', async () => {
  let free = 3;
  const sent: number[][] = [];
  const send: SendReservations = async (_eventId, batch) => {
    sent.push(batch.map((item) => item.quantity));
    let total = 0;
    const start = free;
    const outcomes = batch.map((item) => {
      total += item.quantity;
      if (total > start) return 'sold_out' as const;
      free -= item.quantity;
      return 'held' as const;
    });
    return batch.map((item, index) => ({
      ...held,
      outcome: outcomes[index] ?? 'closed',
      more: item.quantity,
      free,
    }));
  };
  const { reserve } = reservationBatcher(send, { findLocked });
  const answers = await Promise.all([
    reserve(change(1, 5)),
    reserve(change(2, 2)),
    reserve(change(3, 1)),
    reserve(change(4, 1)),
  ]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(['sold_out', 'held', 'held', 'sold_out']);
  expect(sent).toEqual([[5, 2, 1, 1], [2], [1]]);
});

test('a reservation that PostgreSQL refuses does not fail the others', async () => {
  const send: SendReservations = async (_eventId, batch) => {
    if (batch.some((item) => item.cartId === 'cart-2')) throw statementFault;
    return batch.map(() => held);
  };
  const { reserve } = reservationBatcher(send, { findLocked });
  const answers = await Promise.allSettled([reserve(change(1)), reserve(change(2)), reserve(change(3))]);
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('while the database is down all calls fail at once, and later calls are tried again', async () => {
  let gone = true;
  let calls = 0;
  const send: SendReservations = async (_eventId, batch) => {
    calls += 1;
    if (gone) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    return batch.map(() => held);
  };
  const { reserve } = reservationBatcher(send, { findLocked });
  const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, cart) => reserve(change(cart))));
  expect(answers.every((answer) => answer.status === 'rejected')).toBe(true);
  expect(calls).toBe(1);
  gone = false;
  await expect(reserve(change(1))).resolves.toEqual(held);
});
