import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PaymentRequest, SandboxPayment, SandboxStatus } from '../sandboxPayment.ts';
import type { AdyenDeps } from './adyenDeps.ts';
import { methodOf } from './adyenTypes.ts';
import { amountOf, amountSchema } from './amountSchema.ts';
import { refuse } from './refuse.ts';
import { sandboxKeys } from './sandboxKeys.ts';

const linkSchema = z.object({
  merchantAccount: z.string(),
  reference: z.string().min(1).max(80),
  amount: amountSchema,
  description: z.string().max(280).default(''),
  allowedPaymentMethods: z.array(z.string()).default([]),
  shopperLocale: z.string().default('en-US'),
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresAt: z.iso.datetime({ offset: true }),
  shopperReference: z.optional(z.string().min(3).max(256)),
  storePaymentMethodMode: z.enum(['disabled', 'enabled']).default('disabled'),
});
type LinkRequest = z.infer<typeof linkSchema>;

const linkStatuses: Record<SandboxStatus, string> = {
  open: 'active',
  pending: 'paymentPending',
  completed: 'completed',
  failed: 'expired',
  error: 'expired',
  canceled: 'expired',
};

/** Opens payment links, once for each idempotency key, and returns their status. */
export async function linkRoutes(app: FastifyInstance, deps: AdyenDeps): Promise<void> {
  const { book, secret, adyenWebhookUrl } = deps;
  const { merchantAccount } = sandboxKeys(secret);

  app.post('/paymentLinks', async (request, reply) => {
    const { data } = linkSchema.safeParse(request.body);
    if (!data) return refuse(reply, 422, '14_012', 'The payment link request is not valid');
    if (data.merchantAccount !== merchantAccount) return refuse(reply, 403, '901', 'Invalid Merchant Account');
    const idempotencyKey = String(request.headers['idempotency-key'] ?? randomUUID());
    const known = book.all().find(({ adyen }) => adyen?.idempotencyKey === idempotencyKey);
    const now = Date.now();
    const requested = paymentRequestOf(data, adyenWebhookUrl, now);
    const linkId = `PL${randomBytes(8).toString('hex').toUpperCase()}`;
    const side = { linkId, merchantAccount, merchantReference: data.reference, idempotencyKey, pspReference: null };
    const payment = known ?? book.open(requested, now, side);
    return reply.code(201).send(linkOf(payment, requested.language, deps));
  });

  app.get<{ Params: { linkId: string } }>('/paymentLinks/:linkId', async (request, reply) => {
    const payment = book.all().find(({ adyen }) => adyen?.linkId === request.params.linkId);
    if (!payment) return refuse(reply, 404, '14_018', 'Payment link not found');
    return linkOf(payment, payment.language, deps);
  });
}

const linkOf = (payment: SandboxPayment, language: string, { publicUrl }: Pick<AdyenDeps, 'publicUrl'>) => ({
  id: payment.adyen?.linkId,
  amount: amountOf(payment),
  expiresAt: new Date(payment.expiresAt).toISOString(),
  merchantAccount: payment.adyen?.merchantAccount,
  reference: payment.adyen?.merchantReference,
  returnUrl: payment.returnUri,
  reusable: false,
  status: linkStatuses[payment.status],
  url: `${publicUrl}/pay/${payment.pageToken}?language=${language}`,
});

/** Converts a payment link to the sandbox's own request. The description ends with the order's reference. */
const paymentRequestOf = (link: LinkRequest, webhookUri: string, now: number): PaymentRequest => ({
  paymentId: randomUUID(),
  amount: link.amount.value,
  method: methodOf(link.allowedPaymentMethods[0] ?? '') ?? 'card',
  merchant: link.description.replace(/ \S+$/, ''),
  reference: link.description.split(' ').at(-1) ?? '',
  language: z.enum(['nl', 'en', 'es']).catch('en').parse(link.shopperLocale.slice(0, 2)),
  returnUri: link.returnUrl,
  webhookUri,
  timeToPay: Math.max(1, Math.round((Date.parse(link.expiresAt) - now) / 1000)),
  ...(link.storePaymentMethodMode === 'enabled' ? { shopper: link.shopperReference } : {}),
});
