import type { Pool } from 'pg';
import { eventIds } from './eventIds.ts';

/** Events whose work is under way at once, so that one whose node hangs does not hold up the others. */
const atOnce = 4;

/**
 * Does the work of a background job for every event. An event that fails, because its node is away for example, keeps no other one from its
 * turn: the errors are thrown once all have had theirs, a single one as it is.
 */
export async function forEachEvent(pool: Pool, work: (eventId: string) => Promise<unknown>): Promise<void> {
  const waiting = await eventIds(pool);
  const errors: unknown[] = [];
  const workThrough = async () => {
    for (let eventId = waiting.shift(); eventId !== undefined; eventId = waiting.shift()) {
      await work(eventId).catch((error) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `The work of ${errors.length} events failed`);
}
