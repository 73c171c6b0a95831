import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { sandboxKeys } from '@festival/shop-api/sale/payment/adyen/sandboxAdyen';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type PaymentBook, pspReference } from '../paymentBook.ts';
import type { SandboxPayment, SandboxStatus } from '../sandboxPayment.ts';

type Options = { book: PaymentBook; secret: string; publicUrl: string; adyenNoticeUrl: string };

const amountSchema = z.object({ currency: z.literal('EUR'), value: z.int().positive() });
const linkSchema = z.object({
  merchantAccount: z.string(),
  reference: z.string().min(1).max(80),
  amount: amountSchema,
  description: z.string().max(280).default(''),
  shopperLocale: z.string().default('en-US'),
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresAt: z.iso.datetime({ offset: true }),
});
const refundSchema = z.object({ merchantAccount: z.string(), amount: amountSchema, reference: z.string().optional() });
const cancelSchema = z.object({ merchantAccount: z.string(), paymentReference: z.string() });

const linkStatuses: Record<SandboxStatus, string> = {
  open: 'active',
  pending: 'paymentPending',
  completed: 'completed',
  failed: 'expired',
  error: 'expired',
  canceled: 'expired',
};

/** What Adyen's Checkout API is asked by the shop: payment links, refunds, technical cancels, in Adyen's own form. */
export async function adyenRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { book, secret, publicUrl, adyenNoticeUrl } = options;
  const { apiKey, merchantAccount } = sandboxKeys(secret);

  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(String(request.headers['x-api-key'] ?? ''));
    const wanted = Buffer.from(apiKey);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      await refuse(reply, 401, '000', 'Unauthorized');
  });

  const answer = (payment: SandboxPayment, language: string) => ({
    id: payment.adyen?.linkId,
    amount: { currency: 'EUR', value: payment.amount },
    expiresAt: new Date(payment.expiresAt).toISOString(),
    merchantAccount,
    reference: payment.adyen?.merchantReference,
    returnUrl: payment.returnUri,
    reusable: false,
    status: linkStatuses[payment.status],
    url: `${publicUrl}/pay/${payment.pageToken}?language=${language}`,
  });

  app.post('/paymentLinks', async (request, reply) => {
    const { data } = linkSchema.safeParse(request.body);
    if (!data) return refuse(reply, 422, '14_012', 'The payment link request is not valid');
    if (data.merchantAccount !== merchantAccount) return refuse(reply, 403, '901', 'Invalid Merchant Account');
    const idempotencyKey = String(request.headers['idempotency-key'] ?? randomUUID());
    const known = book.all().find(({ adyen }) => adyen?.idempotencyKey === idempotencyKey);
    const language = z.enum(['nl', 'en', 'es']).catch('en').parse(data.shopperLocale.slice(0, 2));
    const now = Date.now();
    const payment =
      known ??
      book.open(
        {
          paymentId: randomUUID(),
          amount: data.amount.value,
          merchant: data.description.replace(/ \S+$/, ''),
          reference: data.description.split(' ').at(-1) ?? '',
          language,
          returnUri: data.returnUrl,
          noticeUri: adyenNoticeUrl,
          timeToPay: Math.max(1, Math.round((Date.parse(data.expiresAt) - now) / 1000)),
        },
        now,
        {
          linkId: `PL${randomBytes(8).toString('hex').toUpperCase()}`,
          merchantAccount,
          merchantReference: data.reference,
          idempotencyKey,
          pspReference: null,
        },
      );
    return reply.code(201).send(answer(payment, language));
  });

  app.get<{ Params: { linkId: string } }>('/paymentLinks/:linkId', async (request, reply) => {
    const payment = book.all().find(({ adyen }) => adyen?.linkId === request.params.linkId);
    if (!payment) return refuse(reply, 404, '14_018', 'Payment link not found');
    return answer(payment, payment.language);
  });

  app.post<{ Params: { psp: string } }>('/payments/:psp/refunds', async (request, reply) => {
    const { data } = refundSchema.safeParse(request.body);
    const payment = book.all().find(({ adyen }) => adyen?.pspReference === request.params.psp);
    if (!data || !payment) return refuse(reply, 422, '167', 'Original pspReference required for this operation');
    if (data.amount.value > payment.amount) return refuse(reply, 422, '137', 'Invalid amount specified');
    book.refund(payment, Date.now());
    const { reference, amount } = data;
    const modified = { merchantAccount, paymentPspReference: request.params.psp, pspReference: pspReference() };
    return reply.code(201).send({ ...modified, reference, amount, status: 'received' });
  });

  app.post('/cancels', async (request, reply) => {
    const { data } = cancelSchema.safeParse(request.body);
    if (!data) return refuse(reply, 422, '167', 'Original reference required for this operation');
    const payment = book.all().find(({ adyen }) => adyen?.merchantReference === data.paymentReference);
    // Adyen takes every such call and works it off later; what it never heard of it tells by webhook.
    if (payment?.status === 'completed') book.refund(payment, Date.now());
    return reply.code(201).send({
      merchantAccount,
      paymentReference: data.paymentReference,
      pspReference: pspReference(),
      status: 'received',
    });
  });
}

function refuse(reply: FastifyReply, status: number, errorCode: string, message: string) {
  return reply.code(status).send({ status, errorCode, message, errorType: status === 401 ? 'security' : 'validation' });
}
