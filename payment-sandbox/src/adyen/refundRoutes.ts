import { sandboxKeys } from '@festival/shop-api/sale/payment/adyen/sandboxAdyen';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pspReference } from '../paymentBook.ts';
import type { AdyenDeps } from './adyenDeps.ts';
import { amountOf, refundedSchema } from './amountSchema.ts';
import { refuse } from './refuse.ts';

const refundSchema = z.object({
  merchantAccount: z.string(),
  amount: refundedSchema,
  reference: z.string().optional(),
});
const cancelSchema = z.object({ merchantAccount: z.string(), paymentReference: z.string() });

/** Refunds payments: by Adyen's reference, or as a technical cancel by the merchant's reference. */
export async function refundRoutes(app: FastifyInstance, { book, secret }: AdyenDeps): Promise<void> {
  const { merchantAccount } = sandboxKeys(secret);

  app.post<{ Params: { psp: string } }>('/payments/:psp/refunds', async (request, reply) => {
    const { data } = refundSchema.safeParse(request.body);
    const payment = book.all().find(({ adyen }) => adyen?.pspReference === request.params.psp);
    if (!data || !payment) return refuse(reply, 422, '167', 'Original pspReference required for this operation');
    const paid = amountOf(payment);
    if (data.amount.value > paid.value || data.amount.currency !== paid.currency)
      return refuse(reply, 422, '137', 'Invalid amount specified');
    book.refund(payment, Date.now());
    const { reference, amount } = data;
    const modified = { merchantAccount, paymentPspReference: request.params.psp, pspReference: pspReference() };
    return reply.code(201).send({ ...modified, reference, amount, status: 'received' });
  });

  app.post('/cancels', async (request, reply) => {
    const { data } = cancelSchema.safeParse(request.body);
    if (!data) return refuse(reply, 422, '167', 'Original reference required for this operation');
    const payment = book.all().find(({ adyen }) => adyen?.merchantReference === data.paymentReference);
    // Adyen accepts every such call and reports an unknown payment later by webhook.
    if (payment?.status === 'completed') book.refund(payment, Date.now());
    const { paymentReference } = data;
    const modified = { merchantAccount, paymentReference, pspReference: pspReference() };
    return reply.code(201).send({ ...modified, status: 'received' });
  });
}
