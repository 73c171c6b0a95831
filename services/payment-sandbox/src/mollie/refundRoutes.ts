import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { amountSchema, checked, metadataSchema } from './checked.ts';
import { listSchema } from './listSchema.ts';
import { newId, processedAt } from './mollieBook.ts';
import { type MollieDeps, paymentIn } from './mollieDeps.ts';
import { listJson, refundedUnits, refundJson } from './mollieJson.ts';
import type { MolliePayment, MollieRefund } from './mollieTypes.ts';
import { checkedUnits } from './money.ts';
import { Refusal } from './Refusal.ts';

const refundSchema = z.strictObject({
  amount: amountSchema,
  description: z.string().default(''),
  metadata: metadataSchema.optional(),
});
type Named = { Params: { id: string } };
type NamedRefund = { Params: { id: string; refund: string } };

/** Within this time Mollie takes a second refund of the same amount for a mistake. */
const duplicateMilliseconds = 60 * 60_000;

/** Makes, reads, lists and cancels the refunds of a payment. */
export async function refundRoutes(app: FastifyInstance, deps: MollieDeps): Promise<void> {
  const { book, places } = deps;

  app.post<Named>('/payments/:id/refunds', async (request, reply) => {
    const payment = paymentIn(request, deps, request.params.id);
    const { amount, description, metadata } = checked(refundSchema, request.body, 'body');
    const now = Date.now();
    refuseRefund(payment, amount, now);
    const refund: MollieRefund = {
      id: newId('re'),
      amount,
      description,
      metadata: metadata ?? null,
      status: 'pending',
      createdAt: now,
      movesAt: processedAt(now),
    };
    payment.refunds.push(refund);
    book.changed();
    return reply.code(201).send(refundJson(payment, refund, places));
  });

  app.get<Named>('/payments/:id/refunds', async (request) => {
    const { from = null, limit } = checked(listSchema, request.query, 'query');
    const payment = paymentIn(request, deps, request.params.id);
    const shown = payment.refunds.map((refund) => refundJson(payment, refund, places)).toReversed();
    return listJson('refunds', shown, { address: `${places.api}/payments/${payment.id}/refunds`, from, limit });
  });

  app.get<NamedRefund>('/payments/:id/refunds/:refund', async (request) => {
    const payment = paymentIn(request, deps, request.params.id);
    return refundJson(payment, refundOf(payment, request.params.refund), places);
  });

  app.delete<NamedRefund>('/payments/:id/refunds/:refund', async (request, reply) => {
    const payment = paymentIn(request, deps, request.params.id);
    const refund = refundOf(payment, request.params.refund);
    if (refund.status !== 'queued' && refund.status !== 'pending')
      throw new Refusal(422, 'The refund cannot be canceled');
    book.moveRefund(payment, refund, 'canceled', Date.now());
    return reply.code(204).send();
  });
}

function refundOf(payment: MolliePayment, id: string): MollieRefund {
  const refund = payment.refunds.find((known) => known.id === id);
  if (!refund) throw new Refusal(404, `No refund exists with token ${id}.`);
  return refund;
}

function refuseRefund(payment: MolliePayment, amount: MollieRefund['amount'], now: number): void {
  if (payment.status !== 'paid') throw new Refusal(422, 'The payment cannot be refunded');
  if (amount.currency !== payment.amount.currency)
    throw new Refusal(422, 'The amount contains an invalid currency', 'amount');
  const units = checkedUnits(amount);
  if (units === 0) throw new Refusal(422, 'The amount is lower than the minimum', 'amount');
  const isSame = (refund: MollieRefund) =>
    refund.amount.value === amount.value && refund.createdAt > now - duplicateMilliseconds;
  if (payment.refunds.some(isSame)) throw new Refusal(409, 'A duplicate refund has been detected');
  if (units > checkedUnits(payment.amount) - refundedUnits(payment))
    throw new Refusal(422, 'The amount is higher than the maximum', 'amount');
}
