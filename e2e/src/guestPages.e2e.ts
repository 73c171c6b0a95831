import { expect, test } from './journey.ts';
import { query, runningShop } from './runningShop.ts';

const slug = 'solstrand';

/** A guest's page, which the host shares among all guests. */
const guestPage = async (): Promise<string> => (await fetch(`${runningShop().shopUrl}/${slug}/tickets`)).text();

/** A place in the shop's database, and the value to set. */
interface Change {
  table: string;
  column: string;
  where: string;
  value: string;
  /** The text that a page shows after the change. */
  shows: RegExp;
}

const weekend = "id = 'weekend' and event_id = (select event_id from shop_slugs where slug = $1)";

const changes: Record<string, Change> = {
  'a ticket that is sold out': {
    table: 'stock',
    column: 'total',
    where: weekend,
    value: 'reserved',
    shows: /"id":"weekend",[^{}]*"soldOut":true/,
  },
  'another price': {
    table: 'products',
    column: 'definition',
    where: weekend,
    value: `definition || '{"price": 123.45}'`,
    shows: /"price":12345\b/,
  },
  'another name of the festival': {
    table: 'shops',
    column: 'config',
    where: 'slug = $1',
    value: `jsonb_set(config, '{festivalData,title}', '"Solstrand Anders"')`,
    shows: /Solstrand Anders/,
  },
};

for (const [name, { table, column, where, value, shows }] of Object.entries(changes)) {
  test(`every guest’s page shows ${name} within 5 s after the change, and no longer shows it 5 s after the end of the change`, {
    tag: '@changing',
  }, async () => {
    const [before] = await query<{ old: unknown }>(`select ${column} as old from ${table} where ${where}`, [slug]);
    expect(before).toBeDefined();
    await expect.poll(guestPage).not.toMatch(shows);
    await query(`update ${table} set ${column} = ${value} where ${where}`, [slug]);
    try {
      await expect.poll(guestPage, { timeout: 5_000, intervals: [100] }).toMatch(shows);
    } finally {
      await query(`update ${table} set ${column} = $2 where ${where}`, [slug, before?.old]);
    }
    await expect.poll(guestPage, { timeout: 5_000, intervals: [100] }).not.toMatch(shows);
  });
}
