import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Pool } from 'pg';
import { type Attempt, countAttempt } from '../../platform/attempts/countAttempt.ts';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';

const most = 5;
/** The maximum of unsuccessful look-ups at one address: enough for a campus or a mobile network. */
const mostAtAddress = 30;
const mostOfAccountsAtAddress = 200;
const minutes = 10;

type LookUp = {
  eventId: string;
  /** The key of the client, see `clientOf`. */
  client: string;
  accountId: string | null;
};

/**
 * Counts a look-up before it is made; the caller subtracts a successful one. Guests are counted by address and
 * signed-in users by account, so that guests can't lock out signed-in users at the same address. Throws 429 after too
 * many unsuccessful look-ups within 10 minutes [LKP-04].
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

/**
 * The longest window of all limits that use the table of look-ups; the limits of an order's mails and links have a
 * window of an hour.
 */
const longestMinutes = 60;

/** Deletes counts that are too old for any limit. */
export async function forgetLookUps(pool: Pool): Promise<void> {
  await forEachEvent(pool, (eventId) =>
    pool.query(
      "delete from look_ups where event_id = $1 and last_at < statement_timestamp() - $2 * interval '1 minute'",
      [eventId, longestMinutes],
    ),
  );
}
