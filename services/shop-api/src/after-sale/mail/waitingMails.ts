import type { Pool } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';

export type WaitingMails = {
  eventId: string;
  count: number;
  /** The age of the oldest mail; 0 if there is none. */
  oldestSeconds: number;
};

/** The queued mails, by event. */
export async function waitingMails(pool: Pool): Promise<WaitingMails[]> {
  const waiting: WaitingMails[] = [];
  for (const eventId of await eventIds(pool)) {
    const { rows } = await pool.query<Omit<WaitingMails, 'eventId'>>(
      `select count(*)::integer as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
       from mails where event_id = $1 and next_try_at is not null`,
      [eventId],
    );
    for (const row of rows) waiting.push({ eventId, ...row });
  }
  return waiting;
}
