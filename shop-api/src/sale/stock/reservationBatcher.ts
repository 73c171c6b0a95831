import { eventQueues } from '../../platform/database/eventQueues.ts';
import type { FindLockedRows } from './lockedRows.ts';
import type { Reservation, ReservationAnswer } from './reservation.ts';
import type { SendReservations } from './sendReservations.ts';
import { isTimeout, type Lane, slowLanes } from './slowLanes.ts';

type Waiting = {
  item: Reservation;
  since: number;
  /** How often the database gave it up. */
  tries: number;
  answer: (given: ReservationAnswer) => void;
  fail: (error: unknown) => void;
};

export type ReservationBatcher = { reserve: (item: Reservation) => Promise<ReservationAnswer> };

type BatcherOptions = {
  findLocked: FindLockedRows;
  /** Milliseconds that a reservation waits for a row that somebody else has locked; then it fails with the error of the database. */
  patience?: number;
};

const largestBatch = 500;

/**
 * Sends reservations in batches, without a timer: while one batch of an event is under way, the next one collects. Many carts that
 * want one ticket so share one row lock and one flush to disk. Each caller is answered after the commit.
 *
 * A row that is locked for long gets a lane of its own, beside its event's: what wants it waits there, and the event goes on
 * (docs/decisions/0020).
 */
export function reservationBatcher(
  send: SendReservations,
  { findLocked, patience = 3_000 }: BatcherOptions,
): ReservationBatcher {
  const slow = slowLanes();
  const enqueue = eventQueues<Waiting>(settleNext);

  async function settleNext(lane: Lane, queue: Waiting[]): Promise<void> {
    if (slow.areUsed()) leaveForSlowLanes(lane, queue);
    const batch = nextBatch(queue);
    const [first] = batch;
    if (!first) return;
    const late = await settle(first.item.eventId, batch, send);
    if (late) await wait(queue, late);
    else if (lane !== first.item.eventId && queue.length === 0) slow.close(lane);
  }

  /** What has collected here for a row that is slow meanwhile goes into its lane, in the same order. */
  function leaveForSlowLanes(lane: Lane, queue: Waiting[]): void {
    for (const waiting of queue.splice(0)) {
      const own = slow.laneOf(waiting.item);
      if (own === lane || own === waiting.item.eventId) queue.push(waiting);
      else enqueue(own, waiting);
    }
  }

  /** A batch that came too late to its rows is sent again by `settleNext`, without what wants a slow row. */
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

/** A batch of which nothing was changed, because the database gave it up. */
type LateBatch = { batch: Waiting[]; error: unknown };

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

/** Sends a batch and answers its callers. Answers what the database gave up, whose callers still wait. */
async function settle(eventId: string, batch: Waiting[], send: SendReservations): Promise<LateBatch | null> {
  try {
    const answers = await send(
      eventId,
      batch.map((waiting) => waiting.item),
    );
    await retryRefused(eventId, batch, answers, send);
    return null;
  } catch (error) {
    if (isTimeout(error)) return { batch, error };
    const isolates = batch.length > 1 && isStatementError(error);
    for (const waiting of batch) {
      const late = isolates ? await settle(eventId, [waiting], send) : { error };
      if (late) waiting.fail(late.error);
    }
    return null;
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
