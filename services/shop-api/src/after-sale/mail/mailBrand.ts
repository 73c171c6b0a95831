import type { Pool } from 'pg';
import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** A file's bytes in base64. */
const file = z.base64().min(4);

/** Pictures and fonts of a brand's mails, printed tickets and passes (`npm run stationery -w examples/art`). */
const stationerySchema = z.object({
  /** The fonts in TrueType, which PDF embeds. */
  fonts: z.object({ heading: file, strong: file, text: file }),
  /** The names of the heading's fonts in a mail. Few mail programs have them. */
  headingFamily: z.string().regex(/^[\w -]+$/),
  textFamily: z.string().regex(/^[\w -]+$/),
  /** A PNG that is readable on the light background `looks.ground`. */
  logo: file,
  /** JPEG, three times as wide as high. */
  band: file,
  /** PNG files of a wallet pass, by name: `icon@2x.png`. */
  pass: z.record(z.string().regex(/^(icon|logo)(@[23]x)?\.png$/), file),
});

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
    /** The height of the line below the heading, in pixels. */
    rule: z.int().min(0).max(8),
  }),
  /** Null for plain paper with only the brand's colours. */
  stationery: stationerySchema.nullable().default(null),
});

export type MailBrand = z.output<typeof mailBrandSchema>;

/** Returns the mail settings of a brand, or null if it has none. */
export async function mailBrand(pool: Pool, brand: string): Promise<MailBrand | null> {
  const { rows } = await pool.query<{ definition: unknown }>('select definition from mail_brands where brand = $1', [
    brand,
  ]);
  return rows[0] ? mailBrandSchema.parse(rows[0].definition) : null;
}
