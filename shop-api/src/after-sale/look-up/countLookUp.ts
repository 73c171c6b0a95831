import type { Pool } from 'pg';
import { countAttempt } from '../../platform/attempts/countAttempt.ts';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';

const most = 5;
/** A household or an office may have several accounts at one address. */
const mostOfAccountsAtAddress = 20;
const minutes = 10;

type LookUp = {
  eventId: string;
  /** The client, see `clientOf`. */
  client: string;
  accountId: string | null;
};

/**
 * Counts a look-up before it is made, found or not: by address, and by account for who is signed in, whom guests at the same
 * address so don't lock out. Throws 429 for the sixth within 10 minutes [LKP-04].
 */
export async function countLookUp(pool: Pool, { eventId, client, accountId }: LookUp): Promise<void> {
  const limits =
    accountId === null
      ? [{ key: `address ${client}`, most }]
      : [
          { key: `account ${accountId}`, most },
          { key: `accounts at ${client}`, most: mostOfAccountsAtAddress },
        ];
  if ((await countAttempt(pool, { eventId, limits, minutes })) === null)
    throw new ApiFailure(429, 'lookup.too_many', 'Too many orders were looked up. Try again in ten minutes.');
}

/** Deletes the counts of clients without a recent look-up. */
export async function forgetLookUps(pool: Pool): Promise<void> {
  await forEachEvent(pool, (eventId) =>
    pool.query(
      "delete from look_ups where event_id = $1 and last_at < statement_timestamp() - $2 * interval '1 minute'",
      [eventId, minutes],
    ),
  );
}
