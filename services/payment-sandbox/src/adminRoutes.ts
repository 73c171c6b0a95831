import { paymentStatusSchema } from '@festival/shared-contracts/order/paymentStatus';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PaymentBook } from './paymentBook.ts';
import { requireAdmin } from './requireAdmin.ts';
import { disputeStages, webhookModes } from './sandboxPayment.ts';

const settleSchema = z.object({
  status: z.optional(paymentStatusSchema),
  webhook: z.enum(webhookModes).default('now'),
  /** The paid amount, if it differs from the requested one. */
  amount: z.optional(z.int().positive()),
  currency: z.optional(z.string().regex(/^[A-Z]{3}$/)),
  /** Reports a dispute of a completed payment. */
  dispute: z.optional(z.enum(disputeStages)),
});

const notPaid = { error: { code: 'payment.not_paid', message: 'Only what was paid can be disputed.' } };

/**
 * The routes for trying the shop out. They list the payments, settle a payment (also with an amount or currency that
 * was not requested), dispute a payment, or send its webhook again. Calls need the header `x-sandbox-admin` with the
 * admin's secret; any other value gets 403.
 */
export async function adminRoutes(
  app: FastifyInstance,
  { book, adminSecret }: { book: PaymentBook; adminSecret: string },
): Promise<void> {
  requireAdmin(app, adminSecret);

  app.get('/admin/payments', async () => book.all().map(({ pageToken: _pageToken, ...payment }) => payment));

  app.post<{ Params: { id: string }; Body: unknown }>('/admin/payments/:id', async (request, reply) => {
    const payment = book.byId(request.params.id);
    const parsed = settleSchema.safeParse(request.body ?? {});
    if (!payment) return reply.code(404).send({ error: { code: 'payment.unknown', message: 'No such payment.' } });
    if (!parsed.success)
      return reply.code(400).send({ error: { code: 'request.invalid', message: parsed.error.message } });
    const { status, webhook, amount, currency, dispute } = parsed.data;
    if (dispute !== undefined) {
      if (payment.status !== 'completed') return reply.code(409).send(notPaid);
      book.plan(payment, webhook, Date.now(), `dispute_${dispute}`);
      return { paymentId: payment.paymentId, status: payment.status };
    }
    const isOpen = payment.status === 'open' || payment.status === 'pending';
    if (isOpen && (amount !== undefined || currency !== undefined)) {
      payment.paid = { amount: amount ?? payment.amount, currency: currency ?? 'EUR' };
      book.changed();
    }
    if (status === undefined) book.plan(payment, webhook, Date.now());
    else if (!book.settle(payment, status, webhook, Date.now())) {
      return reply
        .code(409)
        .send({ error: { code: 'payment.ended', message: `The payment has ended: ${payment.status}.` } });
    }
    return { paymentId: payment.paymentId, status: payment.status };
  });
}
