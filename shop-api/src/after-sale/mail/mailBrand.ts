import type { Pool } from 'pg';
import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The sender and the colours of a brand's mails. */
export const mailBrandSchema = z.object({
  name: z.string().min(1),
  from: z.email(),
  transportRequestsTo: z.email().nullable().default(null),
  looks: z.object({
    ground: color,
    paper: color,
    ink: color,
    soft: color,
    line: color,
    primary: color,
    onPrimary: color,
    /** Height of the line below the heading, in pixels. */
    rule: z.int().min(0).max(8),
  }),
});

export type MailBrand = z.output<typeof mailBrandSchema>;

/** The mail settings of a brand, or null without any. */
export async function mailBrand(pool: Pool, brand: string): Promise<MailBrand | null> {
  const { rows } = await pool.query<{ definition: unknown }>('select definition from mail_brands where brand = $1', [
    brand,
  ]);
  return rows[0] ? mailBrandSchema.parse(rows[0].definition) : null;
}
