import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { festivalFileSchema, festivalOf } from '../seeding/festivalFile.ts';
import { seedFestivals } from '../seeding/seedFestivals.ts';
import { seedMailBrands } from '../seeding/seedMailBrands.ts';
import { CommandError, runCommand } from './runCommand.ts';

// node services/shop-api/src/commands/storeFestival.ts <festival.json>, with the SHOP_DATA or DATABASE_URL of the shop. A
// repeated run replaces definitions, but changes no sold or reserved stock.
await runCommand(async (pool) => {
  const [path = ''] = process.argv.slice(2);
  const read = festivalFileSchema.safeParse(fileAt(path));
  if (!read.success)
    throw new CommandError([`${path} can’t be stored:`, ...read.error.issues.map(sentenceOf)].join('\n- '));
  const festival = read.data;
  const taken = await pool.query<{ slug: string }>(
    'select slug from shop_slugs where slug = any ($1) and event_id <> $2',
    [festival.shops.map(({ config }) => config.slug), festival.eventId],
  );
  const [other] = taken.rows;
  if (other) throw new CommandError(`The slug ${other.slug} belongs to another festival’s shop: choose another one.`);
  await seedFestivals(pool, [festivalOf(festival)]);
  const brand = festival.shops[0]?.config.ossBrand ?? '';
  if (festival.mail) await seedMailBrands(pool, { [brand]: festival.mail });
  const open = `${festival.name} is open: ${festival.shops.map(({ config }) => `/${config.slug}`).join(', ')}.`;
  return [open, ...(await withdrawnIn(pool, festival.eventId))].join('\n');
});

/** An error of the schema has a path; errors of shops and products are sentences. */
const sentenceOf = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}.`;

/** Products that the file no longer contains, and that are still in its shops. */
async function withdrawnIn(pool: Pool, eventId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; slug: string }>(
    'select product_id as id, slug from shop_products where event_id = $1 and withdrawn_at is not null order by slug, position',
    [eventId],
  );
  return rows.map(
    ({ id, slug }) =>
      `${id} is withdrawn from /${slug}: it is sold out there, and leaves the shop once no cart holds it.`,
  );
}

function fileAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CommandError(`Usage: <festival.json>. ${path || 'No file'} could not be read: ${String(error)}`);
  }
}
