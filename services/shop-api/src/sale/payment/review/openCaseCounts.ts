import type { Pool } from 'pg';
import { eventIds } from '../../../platform/database/eventIds.ts';
import type { ReviewReason } from './reviewCase.ts';

const caseAges = ['hour', 'day', 'older'] as const;

export type OpenCaseCount = {
  eventId: string;
  reason: ReviewReason;
  /** Whether the case was opened within the last hour, the last day, or before. */
  age: (typeof caseAges)[number];
  count: number;
};

/** The open cases by event, reason and age. */
export async function openCaseCounts(pool: Pool): Promise<OpenCaseCount[]> {
  const counts: OpenCaseCount[] = [];
  for (const eventId of await eventIds(pool)) {
    const { rows } = await pool.query<Omit<OpenCaseCount, 'eventId'>>(
      `select reason, case when opened_at > now() - interval '1 hour' then 'hour'
         when opened_at > now() - interval '1 day' then 'day' else 'older' end as age, count(*)::integer as count
       from review_cases where event_id = $1 and status = 'open' group by 1, 2`,
      [eventId],
    );
    for (const row of rows) counts.push({ eventId, ...row });
  }
  return counts;
}
