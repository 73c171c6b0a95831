import type { Reservation, ReservationAnswer } from './reservation.ts';
import type { SendReservations } from './sendReservations.ts';
import { isTimeout } from './slowLanes.ts';

/** A reservation and its caller. */
export type Waiting = {
  item: Reservation;
  since: number;
  /** The number of times that the database has cancelled this reservation. */
  tries: number;
  answer: (given: ReservationAnswer) => void;
  fail: (error: unknown) => void;
};

/** A batch that changed nothing, because the database cancelled its statement. */
export type LateBatch = { batch: Waiting[]; error: unknown };

/**
 * Sends a batch and resolves its callers. If the database cancels the statement, returns the batch, whose callers still
 * wait.
 */
export async function settleBatch(
  eventId: string,
  batch: Waiting[],
  send: SendReservations,
): Promise<LateBatch | null> {
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
      const late = isolates ? await settleBatch(eventId, [waiting], send) : { error };
      if (late) waiting.fail(late.error);
    }
    return null;
  }
}

/**
 * Sends refused changes again one by one while stock is left, because a large change earlier in the batch may have
 * caused the refusal of a smaller one that fits.
 */
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

/**
 * Whether PostgreSQL has refused the statement, which may then succeed without the item that caused the error. False
 * for a lost connection.
 */
function isStatementError(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code);
}
