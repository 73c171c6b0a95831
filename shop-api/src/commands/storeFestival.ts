import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { festivalFileSchema, festivalOf } from '../seeding/festivalFile.ts';
import { seedFestivals } from '../seeding/seedFestivals.ts';
import { seedMailBrands } from '../seeding/seedMailBrands.ts';
import { CommandError, runCommand } from './runCommand.ts';

// node shop-api/src/commands/storeFestival.ts <festival.json>, with the SHOP_DATA or DATABASE_URL of the shop. Stored again, it replaces
// definitions and leaves what is sold and held.
await runCommand(async (pool) => {
  const [path = ''] = process.argv.slice(2);
  const read = festivalFileSchema.safeParse(fileAt(path));
  if (!read.success) throw new CommandError(`${path} is no festival:\n${z.prettifyError(read.error)}`);
  const festival = read.data;
  const taken = await pool.query<{ slug: string }>(
    'select slug from shop_slugs where slug = any ($1) and event_id <> $2',
    [festival.shops.map(({ config }) => config.slug), festival.eventId],
  );
  const [other] = taken.rows;
  if (other) throw new CommandError(`${other.slug} is the address of another festival’s shop: choose another slug.`);
  try {
    await seedFestivals(pool, [festivalOf(festival)]);
  } catch (error) {
    if (error instanceof Error && 'issues' in error) throw new CommandError(`${path} is no festival: ${error.message}`);
    throw error;
  }
  const brand = festival.shops[0]?.config.ossBrand ?? '';
  if (festival.mail) await seedMailBrands(pool, { [brand]: festival.mail });
  return `${festival.name} is open: ${festival.shops.map(({ config }) => `/${config.slug}`).join(', ')}.`;
});

function fileAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CommandError(`Usage: <festival.json>. ${path || 'No file'} could not be read: ${String(error)}`);
  }
}
