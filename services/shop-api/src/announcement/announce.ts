import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';

type Announcement = { slug: string; minutes: number; title: string; message: string };

/**
 * Shows an announcement in a shop for some minutes, in place of the current one; 0 minutes only ends the current one.
 */
export async function announce(
  pool: Pool,
  { slug, minutes, title, message }: Announcement,
): Promise<Result<void, 'unknownShop'>> {
  const { rows } = await pool.query<{ event_id: string }>('select event_id from shop_slugs where slug = $1', [slug]);
  const eventId = rows[0]?.event_id;
  if (eventId === undefined) return failure('unknownShop');
  await inTransaction(pool, async (client) => {
    await client.query(
      `update announcements set shows_until = now()
       where event_id = $1 and shop_slug = $2 and (shows_until is null or shows_until > now())`,
      [eventId, slug],
    );
    if (minutes > 0) {
      await client.query(
        `insert into announcements (event_id, shop_slug, title, message, shows_until)
         values ($1, $2, $3, $4, now() + $5 * interval '1 minute')`,
        [eventId, slug, title, message, minutes],
      );
    }
  });
  return success(undefined);
}
