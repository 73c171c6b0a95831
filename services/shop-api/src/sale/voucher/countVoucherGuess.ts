import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Pool } from 'pg';
import { type Attempt, countAttempt } from '../../platform/attempts/countAttempt.ts';

/**
 * The limits of unknown codes in ten minutes: for a cart or an account enough for typing errors, for an address, which
 * several carts may share, too few for guessing.
 */
export const voucherMisses = { mostOfCart: 20, mostOfAccount: 20, mostOfAddress: 1_000, minutes: 10 } as const;

type Guesser = {
  eventId: string;
  cartId: string;
  /** The key of the client, see `clientOf`. */
  client: string;
  accountId: string | null;
};

/**
 * Counts a code before it is looked up; the caller subtracts a known code. Throws 429 after too many unknown codes. It
 * then throws for right codes too, since guessing could otherwise continue [VCH-01].
 */
export async function countVoucherGuess(pool: Pool, { eventId, cartId, client, accountId }: Guesser): Promise<Attempt> {
  const { mostOfCart, mostOfAccount, mostOfAddress, minutes } = voucherMisses;
  const ofAccount = accountId === null ? [] : [{ key: `voucher account ${accountId}`, most: mostOfAccount }];
  const limits = [
    { key: `voucher cart ${cartId}`, most: mostOfCart },
    { key: `voucher address ${client}`, most: mostOfAddress },
    ...ofAccount,
  ];
  const attempt = await countAttempt(pool, { eventId, limits, minutes });
  if (attempt === null)
    throw new ApiFailure(429, 'voucher.too_many', 'Too many unknown codes. Try again in ten minutes.', {
      retryAfter: minutes * 60,
    });
  return attempt;
}
