import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { languageSchema } from '@festival/shared-contracts/language/language';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { countAttempt } from '../../platform/attempts/countAttempt.ts';

/**
 * The limit of requests of one client in ten minutes, and the limits per hour of requests for an order or an address,
 * and of mails to a mailbox.
 */
export const orderLinkLimits = { ofClient: 30, minutes: 10, ofOrder: 3, ofAddress: 3, hour: 60 } as const;

/** Content of the queued mail. The order is looked up when the mail is composed. */
export const orderLinkSchema = z.object({ wanted: z.string(), language: languageSchema, origin: z.string() });

type OrderLink = z.infer<typeof orderLinkSchema> & { client: string };

/**
 * Queues the mail with the link of an order that a guest names by its number or its address. No order is read here, so
 * neither the response nor its duration reveals whether there is one [PAY-04]. Throws 429 for a client with too many
 * requests.
 */
export async function queueOrderLink(pool: Pool, shop: Shop, { wanted, language, origin, client }: OrderLink) {
  const { eventId } = shop;
  const { ofClient, minutes, ofOrder, hour } = orderLinkLimits;
  const ofNetwork = [{ key: `order link ${client}`, most: ofClient }];
  if ((await countAttempt(pool, { eventId, limits: ofNetwork, minutes })) === null)
    throw new ApiFailure(
      429,
      'request.too_many',
      'You sent many requests in a short time. Wait ten minutes, then try again.',
      {
        retryAfter: minutes * 60,
      },
    );
  const meant = wanted.toLowerCase();
  const ofWanted = [{ key: `order link to ${meant}`, most: ofOrder }];
  // Protects a mailbox from floods. Above the limit the response is still the same.
  if ((await countAttempt(pool, { eventId, limits: ofWanted, minutes: hour })) === null) return;
  await pool.query(
    `insert into mails (event_id, kind, key, shop_slug, content) values ($1, 'order_link', $2, $3, $4)`,
    [eventId, randomUUID(), shop.slug, JSON.stringify({ wanted: meant, language, origin })],
  );
}
