import type { Pool } from 'pg';
import { type Attempt, countAttempt } from '../../platform/attempts/countAttempt.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';

/** Unknown codes in ten minutes, of a client's network and of an account: enough for typing errors, too few for a search. */
export const voucherMisses = { most: 50, mostOfAccount: 20, minutes: 10 } as const;

type Guesser = {
  eventId: string;
  /** The client, see `clientOf`. */
  client: string;
  accountId: string | null;
};

/**
 * Counts a code before it is looked up. The caller takes a known code back. Throws 429 after too many unknown codes: right codes are
 * refused too then, or a search would continue [VCH-01].
 */
export async function countVoucherGuess(pool: Pool, { eventId, client, accountId }: Guesser): Promise<Attempt> {
  const { most, mostOfAccount, minutes } = voucherMisses;
  const ofAccount = accountId === null ? [] : [{ key: `voucher account ${accountId}`, most: mostOfAccount }];
  const limits = [{ key: `voucher address ${client}`, most }, ...ofAccount];
  const attempt = await countAttempt(pool, { eventId, limits, minutes });
  if (attempt === null)
    throw new ApiFailure(429, 'voucher.too_many', 'Too many unknown codes. Try again in ten minutes.');
  return attempt;
}
