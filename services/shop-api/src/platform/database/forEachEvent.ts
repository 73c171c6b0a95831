import type { Pool } from 'pg';
import { eventIds } from './eventIds.ts';

/** How many events are processed concurrently, so that an event whose node hangs does not block the others. */
const atOnce = 4;

/**
 * Does the work of a background job for every event. When an event fails, for example because its node is down, the
 * others are still processed. Errors are thrown at the end; a single error is thrown unchanged.
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
