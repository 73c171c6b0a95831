import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { leftOf, pspReference } from '../paymentBook.ts';
import type { AdyenDeps } from './adyenDeps.ts';
import { amountOf, refundedSchema } from './amountSchema.ts';
import { refuse } from './refuse.ts';
import { sandboxKeys } from './sandboxKeys.ts';

const refundSchema = z.object({
  merchantAccount: z.string(),
  amount: refundedSchema,
  reference: z.string().optional(),
});
const cancelSchema = z.object({ merchantAccount: z.string(), paymentReference: z.string() });

/** The shop's keys end with the shop's id of the refund. A retry has another key but belongs to the same refund. */
const refundIdOf = (headers: Record<string, unknown>): string =>
  String(headers['idempotency-key'] ?? pspReference()).replace(/^.* /, '');

/** Refunds payments: by Adyen's reference, or as a technical cancel by the merchant's reference. */
export async function refundRoutes(app: FastifyInstance, { book, secret }: AdyenDeps): Promise<void> {
  const { merchantAccount } = sandboxKeys(secret);

  app.post<{ Params: { psp: string } }>('/payments/:psp/refunds', async (request, reply) => {
    const { data } = refundSchema.safeParse(request.body);
    const payment = book.all().find(({ adyen }) => adyen?.pspReference === request.params.psp);
    if (!data || !payment) return refuse(reply, 422, '167', 'Original pspReference required for this operation');
    if (data.amount.currency !== amountOf(payment).currency)
      return refuse(reply, 422, '137', 'Invalid amount specified');
    const { reference, amount } = data;
    const id = refundIdOf(request.headers);
    const refund = book.refund(payment, { id, amount: amount.value }, Date.now());
    if (refund === null) return refuse(reply, 422, '137', 'Invalid amount specified');
    const modified = {
      merchantAccount,
      paymentPspReference: request.params.psp,
      pspReference: refund.pspReference,
    };
    return reply.code(201).send({ ...modified, reference, amount, status: 'received' });
  });

  app.post('/cancels', async (request, reply) => {
    const { data } = cancelSchema.safeParse(request.body);
    if (!data) return refuse(reply, 422, '167', 'Original reference required for this operation');
    const payment = book.all().find(({ adyen }) => adyen?.merchantReference === data.paymentReference);
    // Adyen accepts every such call and reports an unknown payment later by webhook.
    const id = refundIdOf(request.headers);
    const refund =
      payment?.status === 'completed' ? book.refund(payment, { id, amount: leftOf(payment) }, Date.now()) : null;
    const { paymentReference } = data;
    const modified = { merchantAccount, paymentReference, pspReference: refund?.pspReference ?? pspReference() };
    return reply.code(201).send({ ...modified, status: 'received' });
  });
}
