import { randomBytes } from 'node:crypto';
import type { Wishlist } from '@festival/shared-contracts/wishlist/wishlist';
import type { Pool } from 'pg';

export type StoredWishlist = Wishlist & {
  year: number;
  /** The secret in links to the wishlist. */
  verifier: string;
  /** The ISO time of the first save. */
  registeredAt: string;
};

type Row = {
  year: number;
  content: Omit<Wishlist, 'isMemberSaleUsed'>;
  isMemberSaleUsed: boolean;
  verifier: string;
  registeredAt: Date;
};

const columns = 'year, content, is_member_sale_used as "isMemberSaleUsed", verifier, created_at as "registeredAt"';
const asWishlist = ({ content, registeredAt, ...rest }: Row): StoredWishlist => ({
  ...content,
  ...rest,
  registeredAt: registeredAt.toISOString(),
});

type Key = { eventId: string; accountId: string };

/** The wishlist of an account for an event, or null; amounts in cents. */
export async function readWishlist(pool: Pool, { eventId, accountId }: Key): Promise<StoredWishlist | null> {
  const { rows } = await pool.query<Row>(`select ${columns} from wishlists where event_id = $1 and account_id = $2`, [
    eventId,
    accountId,
  ]);
  return rows[0] ? asWishlist(rows[0]) : null;
}

/**
 * Saves the wishlist. Stored registration answers are kept if the new content has none. A wishlist that was used in a
 * member sale stays marked as used [WSH-02, WSH-06].
 */
export async function saveWishlist(
  pool: Pool,
  { eventId, accountId }: Key,
  { year, isMemberSaleUsed, ...content }: Wishlist & { year: number },
): Promise<StoredWishlist> {
  const { rows } = await pool.query<Row>(
    `insert into wishlists (event_id, account_id, year, content, is_member_sale_used, verifier)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (event_id, account_id) do update set year = excluded.year, saved_at = excluded.saved_at,
       content = jsonb_set(
         excluded.content, '{preferences}',
         coalesce(wishlists.content -> 'preferences', '{}') || (excluded.content -> 'preferences')
       ),
       is_member_sale_used = wishlists.is_member_sale_used or excluded.is_member_sale_used
     returning ${columns}`,
    [eventId, accountId, year, JSON.stringify(content), isMemberSaleUsed, randomBytes(24).toString('base64url')],
  );
  if (!rows[0]) throw new Error('A saved wishlist was not returned.');
  return asWishlist(rows[0]);
}

/** Removes the stay. Returns null if there is no wishlist. */
export async function removeStay(pool: Pool, { eventId, accountId }: Key): Promise<StoredWishlist | null> {
  const { rows } = await pool.query<Row>(
    `update wishlists set content = jsonb_set(content, '{travelCart}', 'null'), saved_at = now()
     where event_id = $1 and account_id = $2 returning ${columns}`,
    [eventId, accountId],
  );
  return rows[0] ? asWishlist(rows[0]) : null;
}

/** Records that the wishlist filled a cart of a member sale, so that the sale does not offer it again [WSH-06]. */
export async function markUsedInMemberSale(pool: Pool, { eventId, accountId }: Key): Promise<void> {
  await pool.query(
    `update wishlists set is_member_sale_used = true
     where event_id = $1 and account_id = $2 and not is_member_sale_used`,
    [eventId, accountId],
  );
}
