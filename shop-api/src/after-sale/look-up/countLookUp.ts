import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Pool } from 'pg';
import { type Attempt, countAttempt } from '../../platform/attempts/countAttempt.ts';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

const most = 5;
/** Of a campus or a mobile network; who finds an order is not counted. */
const mostAtAddress = 30;
const mostOfAccountsAtAddress = 200;
const minutes = 10;

type LookUp = {
  eventId: string;
  /** The client, see `clientOf`. */
  client: string;
  accountId: string | null;
};

/**
 * Counts a look-up before it is made; the caller takes back one that has found something. By address for guests, and by account for who
 * is signed in, whom guests at the same address so don't lock out. Throws 429 when too many found nothing within 10 minutes [LKP-04].
 */
export async function countLookUp(pool: Pool, { eventId, client, accountId }: LookUp): Promise<Attempt> {
  const limits =
    accountId === null
      ? [{ key: `address ${client}`, most: mostAtAddress }]
      : [
          { key: `account ${accountId}`, most },
          { key: `accounts at ${client}`, most: mostOfAccountsAtAddress },
        ];
  const attempt = await countAttempt(pool, { eventId, limits, minutes });
  if (attempt === null)
    throw new ApiFailure(429, 'lookup.too_many', 'Too many orders were looked up. Try again in ten minutes.', {
      retryAfter: minutes * 60,
    });
  return attempt;
}

/** The longest time in which anything in the table of look-ups is counted: an order's mails, its links. */
const longestMinutes = 60;

/** Deletes the counts of whatever was not counted for a while. */
export async function forgetLookUps(pool: Pool): Promise<void> {
  await forEachEvent(pool, (eventId) =>
    pool.query(
      "delete from look_ups where event_id = $1 and last_at < statement_timestamp() - $2 * interval '1 minute'",
      [eventId, longestMinutes],
    ),
  );
}
