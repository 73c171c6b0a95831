import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';
import { readWishlist, type StoredWishlist } from './storedWishlist.ts';

/** After `most` wrong verifiers within `lockTime`, a link is locked for `lockTime`. */
const most = 5;
const lockTime = '10 minutes';

/** The parameters of a wishlist link. */
type WishlistLink = { eventId: string; userId: string; verifier: string };

export const noSuchWishlist = () => new ApiFailure(404, 'wishlist.not_found', 'There is no such wishlist.');

const isSame = (one: string, other: string): boolean => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
};

/**
 * Returns the wishlist of a link to any client that has the link [API-05, WSH-03]. A wrong verifier and an unknown
 * wishlist give the same 404. After five wrong verifiers within ten minutes the link is locked for ten minutes, even
 * for the right verifier: 423, code 4364 [ERR-06].
 */
export async function linkedWishlist(pool: Pool, { eventId, userId, verifier }: WishlistLink): Promise<StoredWishlist> {
  const locked = await pool.query(
    `select 1 from wishlist_link_misses where event_id = $1 and account_id = $2 and locked_until > clock_timestamp()`,
    [eventId, userId],
  );
  if (locked.rowCount) throw new ApiFailure(423, '4364', 'This link is locked for 10 minutes.');
  const wishlist = await readWishlist(pool, { eventId, accountId: userId });
  // The link does not show the registration answers of its owner.
  if (wishlist && isSame(wishlist.verifier, verifier)) return { ...wishlist, preferences: {}, isMemberSaleUsed: false };
  await pool.query('select count_wishlist_link_miss($1, $2, $3, $4::interval)', [eventId, userId, most, lockTime]);
  throw noSuchWishlist();
}

/** Deletes expired counts of wrong verifiers. Returns their number. */
export async function forgetLinkMisses(pool: Pool): Promise<number> {
  let forgotten = 0;
  await forEachEvent(pool, async (eventId) => {
    const { rowCount } = await pool.query(
      `delete from wishlist_link_misses where event_id = $1 and first_at < statement_timestamp() - 2 * $2::interval
       and (locked_until is null or locked_until < statement_timestamp())`,
      [eventId, lockTime],
    );
    forgotten += rowCount ?? 0;
  });
  return forgotten;
}
