import { z } from 'zod';
import { isCurrency, unitsOf } from './money.ts';
import { Refusal } from './Refusal.ts';

/** The locales that Mollie knows. */
export const localeSchema = z.enum(
  'ca_ES cs_CZ da_DK de_AT de_CH de_DE de_LU en_BE en_GB en_NL en_US es_ES fi_FI fr_BE fr_FR fr_LU hu_HU is_IS it_IT lt_LT lv_LV nb_NO nl_BE nl_NL pl_PL pt_PT sk_SK sv_SE'.split(
    ' ',
  ),
);

/** An amount: a currency that Mollie takes, and a text with exactly its decimals. */
export const amountSchema = z
  .strictObject({ currency: z.string(), value: z.string() })
  .refine(({ currency }) => isCurrency(currency), { error: 'The amount contains an invalid currency' })
  .refine((amount) => !isCurrency(amount.currency) || unitsOf(amount) !== null, {
    error: 'The amount contains an invalid value',
  });

/** Anything of at most about a kilobyte. */
export const metadataSchema = z
  .unknown()
  .refine((metadata) => metadata === undefined || JSON.stringify(metadata).length <= 1024, {
    error: 'The metadata is larger than 1 kB',
  });

/** A web address. Mollie itself refuses `localhost` for webhooks; the stand-in does not, because it runs beside the shop. */
export const addressSchema = z.url({ protocol: /^https?$/ });

/** Reads the body or the query of a call, or refuses it with 422 and the field at fault. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  kind: 'body' | 'query',
): z.output<Schema> {
  const result = schema.safeParse(given ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') {
    const field = [path, issue.keys[0]].filter(Boolean).join('.');
    throw new Refusal(422, `Non-existent ${kind} parameter "${field}" for this API call.`, field);
  }
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('received undefined');
  const said = issue?.code === 'custom' ? issue.message : `The '${path}' field is ${isMissing ? 'missing' : 'invalid'}`;
  throw new Refusal(422, said, path.replace(/^amount\..*/, 'amount'));
}
