import { serve } from '@festival/service-kit/http/serve';
import { getAnnouncement } from '@festival/shared-contracts/api/announcementCalls';
import type { FastifyInstance } from 'fastify';
import { callingShop } from '../catalogue/shop/callingShop.ts';
import type { CatalogueDeps } from '../catalogue/shop/catalogueDeps.ts';

type AnnouncementRow = { title: string; error: string };

/** Returns the current announcement of a shop, if there is one [NTC-01]. */
export async function announcementRoutes(app: FastifyInstance, { pool, catalogue }: CatalogueDeps): Promise<void> {
  serve(app, getAnnouncement, async ({ request, reply }) => {
    reply.type('application/json; charset=utf-8');
    const shop = await callingShop(request, catalogue);
    const { rows } = await pool.query<AnnouncementRow>(
      `select title, message as error from announcements
       where event_id = $1 and (shop_slug is null or shop_slug = $2)
         and shows_from <= now() and (shows_until is null or shows_until > now())
       order by shows_from desc limit 1`,
      [shop.eventId, shop.slug],
    );
    return { message: rows[0] ?? null };
  });
}
