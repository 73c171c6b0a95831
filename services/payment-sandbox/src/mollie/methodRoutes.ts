import type { Language } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { amountSchema, checked, localeSchema } from './checked.ts';
import type { MollieDeps } from './mollieDeps.ts';
import { methodById, methodsFor, takes, walletIds } from './mollieMethods.ts';
import { moneyOf } from './money.ts';
import { Refusal } from './Refusal.ts';

const parts = ['issuers', 'pricing'] as const;
const listOf = (allowed: readonly string[]) =>
  z
    .string()
    .refine((text) => text.split(',').every((part) => allowed.includes(part)), { error: 'The list is invalid' })
    .transform((text) => text.split(','));

const methodsSchema = z.strictObject({
  sequenceType: z.enum(['oneoff', 'first', 'recurring']).default('oneoff'),
  locale: localeSchema.optional(),
  amount: amountSchema.optional(),
  resource: z.enum(['payments', 'orders']).optional(),
  billingCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  includeWallets: listOf(walletIds).default([]),
  include: listOf(parts).default([]),
});

type Method = NonNullable<ReturnType<typeof methodById>>;

/** Lists the methods that are switched on, and reads one. */
export async function methodRoutes(app: FastifyInstance, { places }: MollieDeps): Promise<void> {
  app.get('/methods', async (request) => {
    const query = checked(methodsSchema, nested(request.query), 'query');
    const { amount, locale, include, includeWallets } = query;
    const methods = methodsFor(query.sequenceType)
      .filter(({ id }) => !walletIds.includes(id) || includeWallets.includes(id))
      .filter((method) => amount === undefined || takes(method, amount));
    return {
      count: methods.length,
      _embedded: { methods: methods.map((method) => methodJson(method, { locale, include, api: places.api })) },
      _links: {
        self: { href: `${places.api}/methods`, type: 'application/hal+json' },
        documentation: { href: 'https://docs.mollie.com/reference/list-methods', type: 'text/html' },
      },
    };
  });

  app.get<{ Params: { id: string } }>('/methods/:id', async (request) => {
    const schema = methodsSchema.pick({ locale: true, include: true });
    const { locale, include } = checked(schema, request.query, 'query');
    const method = methodById(request.params.id);
    if (!method) throw new Refusal(404, `No method exists with token ${request.params.id}.`);
    return methodJson(method, { locale, include, api: places.api });
  });
}

/** Turns `amount[value]=…` of a query into an object, as Mollie reads it. */
function nested(query: unknown): Record<string, unknown> {
  const entries: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query ?? {})) {
    const part = /^amount\[(\w+)\]$/.exec(name)?.[1];
    if (part === undefined) entries[name] = value;
    else entries.amount = { ...(entries.amount as object | undefined), [part]: value };
  }
  return entries;
}

type Shown = { locale: string | undefined; include: readonly string[]; api: string };

const methodJson = ({ id, names, least, most }: Method, { locale, include, api }: Shown) => ({
  resource: 'method',
  id,
  description: names[languageOfLocale(locale)],
  minimumAmount: moneyOf(least, 'EUR'),
  maximumAmount: moneyOf(most, 'EUR'),
  image: {
    size1x: `https://www.mollie.com/external/icons/payment-methods/${id}.png`,
    size2x: `https://www.mollie.com/external/icons/payment-methods/${id}%402x.png`,
    svg: `https://www.mollie.com/external/icons/payment-methods/${id}.svg`,
  },
  status: 'activated',
  ...(include.includes('issuers') ? { issuers: [] } : {}),
  ...(include.includes('pricing')
    ? { pricing: [{ description: 'Netherlands', fixed: { value: '0.32', currency: 'EUR' }, variable: '0' }] }
    : {}),
  _links: {
    self: { href: `${api}/methods/${id}`, type: 'application/hal+json' },
    documentation: { href: 'https://docs.mollie.com/reference/get-method', type: 'text/html' },
  },
});

/** The language of a locale; without one Mollie answers in English. */
export function languageOfLocale(locale: string | null | undefined): Language {
  const language = locale?.slice(0, 2);
  return language === 'nl' || language === 'es' ? language : 'en';
}
