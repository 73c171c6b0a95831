import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { charge, forgetMethods, tokensOf } from '../storedMethods.ts';
import type { AdyenDeps } from './adyenDeps.ts';
import { amountSchema } from './amountSchema.ts';
import { refuse } from './refuse.ts';
import { sandboxKeys } from './sandboxKeys.ts';

const chargeSchema = z.object({
  merchantAccount: z.string(),
  reference: z.string().min(1).max(80),
  amount: amountSchema,
  paymentMethod: z.object({ type: z.string().min(1), storedPaymentMethodId: z.string().min(1) }),
  shopperReference: z.string().min(3).max(256),
  shopperInteraction: z.literal('ContAuth'),
  recurringProcessingModel: z.literal('Subscription'),
  returnUrl: z.url({ protocol: /^https?$/ }),
});
const shopperSchema = z.object({ shopperReference: z.string().min(3), merchantAccount: z.string() });

/** Lists, charges and deletes the stored methods of a shopper. Each idempotency key is charged once. */
export async function storedRoutes(app: FastifyInstance, { book, secret, adyenWebhookUrl }: AdyenDeps): Promise<void> {
  const { merchantAccount } = sandboxKeys(secret);

  app.post('/payments', async (request, reply) => {
    const { data } = chargeSchema.safeParse(request.body);
    if (!data) return refuse(reply, 422, '14_012', 'The payment request is not valid');
    if (data.merchantAccount !== merchantAccount) return refuse(reply, 403, '901', 'Invalid Merchant Account');
    const { shopperReference: shopper, paymentMethod, reference } = data;
    const idempotencyKey = String(request.headers['idempotency-key'] ?? randomUUID());
    const known = book.all().find(({ adyen }) => adyen?.idempotencyKey === idempotencyKey);
    const requested = {
      paymentId: randomUUID(),
      amount: data.amount.value,
      method: 'card' as const,
      merchant: '',
      reference: '',
      language: 'en' as const,
      returnUri: data.returnUrl,
      webhookUri: adyenWebhookUrl,
      timeToPay: 300,
    };
    const side = { linkId: null, merchantAccount, merchantReference: reference, idempotencyKey, pspReference: null };
    const stored = { request: requested, shopper, token: paymentMethod.storedPaymentMethodId };
    if (!known && !tokensOf(book, shopper).includes(stored.token))
      return refuse(reply, 422, '803', 'PaymentDetail not found');
    const payment = known ?? charge(book, stored, Date.now(), side);
    const resultCode = payment.status === 'completed' ? 'Authorised' : 'Refused';
    return { resultCode, pspReference: payment.adyen?.pspReference ?? undefined, merchantReference: reference };
  });

  app.get('/storedPaymentMethods', async (request, reply) => {
    const { data } = shopperSchema.safeParse(request.query);
    if (!data) return refuse(reply, 422, '14_012', 'The shopper reference is missing');
    const { shopperReference } = data;
    const storedPaymentMethods = tokensOf(book, shopperReference).map((id) => ({ id, type: 'scheme' }));
    return { merchantAccount, shopperReference, storedPaymentMethods };
  });

  app.delete<{ Params: { id: string } }>('/storedPaymentMethods/:id', async (request, reply) => {
    const { data } = shopperSchema.safeParse(request.query);
    if (!data) return refuse(reply, 422, '14_012', 'The shopper reference is missing');
    forgetMethods(book, data.shopperReference, request.params.id);
    return reply.code(204).send();
  });
}
