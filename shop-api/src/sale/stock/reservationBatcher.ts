import { eventQueues } from '../../platform/database/eventQueues.ts';
import type { Reservation, ReservationAnswer } from './reservation.ts';
import type { SendReservations } from './sendReservations.ts';

type Waiting = { item: Reservation; answer: (given: ReservationAnswer) => void; fail: (error: unknown) => void };

export type ReservationBatcher = { reserve: (item: Reservation) => Promise<ReservationAnswer> };

const largestBatch = 500;

/**
 * Sends reservations in batches, without a timer: while one batch of an event is under way, the next one collects. Many carts that
 * want one ticket so share one row lock and one flush to disk. Each caller is answered after the commit.
 */
export function reservationBatcher(send: SendReservations): ReservationBatcher {
  const enqueue = eventQueues<Waiting>((eventId, queue) => settle(eventId, nextBatch(queue), send));
  return {
    reserve: (item) => new Promise((answer, fail) => enqueue(item.eventId, { item, answer, fail })),
  };
}

/** Takes the next batch out of the queue. A second change of the same product in a cart waits, since it must follow the first. */
function nextBatch(queue: Waiting[]): Waiting[] {
  const pairs = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const waiting of queue.splice(0)) {
    // For the database an id in capital letters is the same cart.
    const pair = `${waiting.item.cartId.toLowerCase()} ${waiting.item.productId}`;
    if (batch.length < largestBatch && !pairs.has(pair)) batch.push(waiting);
    else later.push(waiting);
    pairs.add(pair);
  }
  queue.push(...later);
  return batch;
}

async function settle(eventId: string, batch: Waiting[], send: SendReservations): Promise<void> {
  try {
    const answers = await send(
      eventId,
      batch.map((waiting) => waiting.item),
    );
    await retryRefused(eventId, batch, answers, send);
  } catch (error) {
    const isolates = batch.length > 1 && isStatementError(error);
    for (const waiting of batch) {
      if (isolates) await settle(eventId, [waiting], send);
      else waiting.fail(error);
    }
  }
}

/** A large change earlier in the batch may have refused a smaller one that fits: it is sent again alone, while stock is left. */
async function retryRefused(eventId: string, batch: Waiting[], answers: ReservationAnswer[], send: SendReservations) {
  const refused: Array<{ waiting: Waiting; given: ReservationAnswer }> = [];
  const left = new Map<string | null, number>();
  batch.forEach((waiting, index) => {
    const given = answers[index];
    if (!given) throw new Error(`The database answered ${answers.length} of ${batch.length} reservations`);
    left.set(waiting.item.stockId, given.free ?? 0);
    if (given.outcome === 'sold_out' && batch.length > 1) refused.push({ waiting, given });
    else waiting.answer(given);
  });
  for (const { waiting, given } of refused) {
    if ((given.more ?? 0) > (left.get(waiting.item.stockId) ?? 0)) {
      waiting.answer(given);
      continue;
    }
    await settleAlone(eventId, waiting, left, send);
  }
}

async function settleAlone(
  eventId: string,
  waiting: Waiting,
  left: Map<string | null, number>,
  send: SendReservations,
) {
  try {
    const [given] = await send(eventId, [waiting.item]);
    if (!given) throw new Error('The database did not answer a reservation');
    left.set(waiting.item.stockId, given.free ?? 0);
    waiting.answer(given);
  } catch (error) {
    waiting.fail(error);
  }
}

/** A statement that PostgreSQL refused may work without the wrong item. A lost connection does not. */
function isStatementError(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code);
}
