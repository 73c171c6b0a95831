import type { Pool } from 'pg';
import type { z } from 'zod';
import { mailBrandSchema } from '../after-sale/mail/mailBrand.ts';

/** Stores the design and addresses of brands' mails, at each start. Throws for data that the schema refuses. */
export async function seedMailBrands(
  pool: Pool,
  brands: Readonly<Record<string, z.input<typeof mailBrandSchema>>>,
): Promise<void> {
  for (const [brand, definition] of Object.entries(brands)) {
    await pool.query(
      `insert into mail_brands (brand, definition) values ($1, $2)
       on conflict (brand) do update set definition = excluded.definition`,
      [brand, JSON.stringify(mailBrandSchema.parse(definition))],
    );
  }
}
