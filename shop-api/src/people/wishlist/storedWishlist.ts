import { randomBytes } from 'node:crypto';
import type { Wishlist } from '@festival/shared-contracts/wishlist/wishlist';
import type { Pool } from 'pg';

export type StoredWishlist = Wishlist & {
  year: number;
  /** Proves that a link to it comes from its account. */
  verifier: string;
  /** When it was saved first: ISO time. */
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

/** The wishlist of an account for an event, amounts in cents; null when it saved none. */
export async function readWishlist(pool: Pool, { eventId, accountId }: Key): Promise<StoredWishlist | null> {
  const { rows } = await pool.query<Row>(`select ${columns} from wishlists where event_id = $1 and account_id = $2`, [
    eventId,
    accountId,
  ]);
  return rows[0] ? asWishlist(rows[0]) : null;
}

/** Saves it whole. That it was used in a member sale is never taken back [WSH-02, WSH-06]. */
export async function saveWishlist(
  pool: Pool,
  { eventId, accountId }: Key,
  { year, isMemberSaleUsed, ...content }: Wishlist & { year: number },
): Promise<StoredWishlist> {
  const { rows } = await pool.query<Row>(
    `insert into wishlists (event_id, account_id, year, content, is_member_sale_used, verifier)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (event_id, account_id) do update set year = excluded.year, content = excluded.content, saved_at = now(),
       is_member_sale_used = wishlists.is_member_sale_used or excluded.is_member_sale_used
     returning ${columns}`,
    [eventId, accountId, year, JSON.stringify(content), isMemberSaleUsed, randomBytes(24).toString('base64url')],
  );
  if (!rows[0]) throw new Error('A wishlist was saved and did not come back.');
  return asWishlist(rows[0]);
}

/** Takes the stay out of it; null when there is no wishlist. */
export async function removeStay(pool: Pool, { eventId, accountId }: Key): Promise<StoredWishlist | null> {
  const { rows } = await pool.query<Row>(
    `update wishlists set content = jsonb_set(content, '{travelCart}', 'null'), saved_at = now()
     where event_id = $1 and account_id = $2 returning ${columns}`,
    [eventId, accountId],
  );
  return rows[0] ? asWishlist(rows[0]) : null;
}

/** It filled a cart of a member sale: it is not offered there again [WSH-06]. */
export async function markUsedInMemberSale(pool: Pool, { eventId, accountId }: Key): Promise<void> {
  await pool.query(
    `update wishlists set is_member_sale_used = true
     where event_id = $1 and account_id = $2 and not is_member_sale_used`,
    [eventId, accountId],
  );
}
