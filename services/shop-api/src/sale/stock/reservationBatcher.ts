import { eventQueues } from '../../platform/database/eventQueues.ts';
import type { FindLockedRows } from './lockedRows.ts';
import type { Reservation, ReservationAnswer } from './reservation.ts';
import type { SendReservations } from './sendReservations.ts';
import { type LateBatch, settleBatch, type Waiting } from './settleBatch.ts';
import { type Lane, slowLanes } from './slowLanes.ts';

export type ReservationBatcher = { reserve: (item: Reservation) => Promise<ReservationAnswer> };

type BatcherOptions = {
  findLocked: FindLockedRows;
  /**
   * Milliseconds that a reservation waits for a row that another transaction has locked. Then it fails with the error
   * of the database.
   */
  patience?: number;
};

/** Seconds that a reservation waits for a locked row. */
export const usualLockWaitSeconds = 3;

const largestBatch = 500;

/**
 * Sends reservations in batches, without a timer: while one batch of an event is running, the next one collects. In
 * this way, many carts that request one ticket share one row lock and one flush to disk. Each caller gets its result
 * after the commit.
 *
 * A row that is locked for a long time gets a separate lane, in which the reservations that need the row wait. The
 * other reservations of the event continue (docs/decisions/0020).
 */
export function reservationBatcher(
  send: SendReservations,
  { findLocked, patience = usualLockWaitSeconds * 1000 }: BatcherOptions,
): ReservationBatcher {
  const slow = slowLanes();
  const enqueue = eventQueues<Waiting>(settleNext);

  async function settleNext(lane: Lane, queue: Waiting[]): Promise<void> {
    if (slow.areUsed()) leaveForSlowLanes(lane, queue);
    const batch = nextBatch(queue);
    const [first] = batch;
    if (!first) return;
    const late = await settleBatch(first.item.eventId, batch, send);
    if (late) await wait(queue, late);
    else if (lane !== first.item.eventId && queue.length === 0) slow.close(lane);
  }

  /** Moves queued reservations of rows that have become slow to the lanes of these rows, in the same order. */
  function leaveForSlowLanes(lane: Lane, queue: Waiting[]): void {
    for (const waiting of queue.splice(0)) {
      const own = slow.laneOf(waiting.item);
      if (own === lane || own === waiting.item.eventId) queue.push(waiting);
      else enqueue(own, waiting);
    }
  }

  /**
   * Queues a batch that could not lock its rows in time. `settleNext` sends it again, without the reservations that
   * need a slow row.
   */
  async function wait(queue: Waiting[], { batch, error }: LateBatch): Promise<void> {
    const latest = performance.now() - patience;
    const patient = batch.filter((waiting) => waiting.since > latest);
    for (const waiting of batch) if (waiting.since <= latest) waiting.fail(error);
    for (const waiting of patient) waiting.tries += 1;
    try {
      await slow.open(patient, error, findLocked);
      queue.unshift(...patient);
    } catch (lost) {
      for (const waiting of patient) waiting.fail(lost);
    }
  }

  return {
    reserve: (item) =>
      new Promise((answer, fail) =>
        enqueue(slow.laneOf(item), { item, since: performance.now(), tries: 0, answer, fail }),
      ),
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
