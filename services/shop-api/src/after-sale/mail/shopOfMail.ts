import { type ShopConfig, shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { Pool } from 'pg';
import * as z from 'zod/mini';

export async function shopOfMail(
  pool: Pool,
  { eventId, shopSlug }: { eventId: string; shopSlug: string },
): Promise<{ config: ShopConfig }> {
  const { rows } = await pool.query<{ config: unknown }>('select config from shops where event_id = $1 and slug = $2', [
    eventId,
    shopSlug,
  ]);
  if (!rows[0]) throw new Error(`Shop ${shopSlug} does not exist any more`);
  return { config: z.parse(shopConfigSchema, rows[0].config) };
}
