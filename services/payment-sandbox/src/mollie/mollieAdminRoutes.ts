import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireAdmin } from '../requireAdmin.ts';
import { webhookModes } from '../sandboxPayment.ts';
import { chargeBack, reverseChargeback } from './chargebacks.ts';
import { amountSchema } from './checked.ts';
import type { MollieBook } from './mollieBook.ts';
import { laterOutcomes, type MolliePayment, refundStatuses, statuses } from './mollieTypes.ts';

const changeSchema = z.strictObject({
  status: z.enum(statuses).optional(),
  webhook: z.enum(webhookModes).default('now'),
  /** What becomes of the later charges of the mandate that a first payment gives. */
  later: z.enum(laterOutcomes).optional(),
  /** The bank takes back the whole payment, or this amount; or it returns what it took. */
  chargeback: z.union([z.enum(['whole', 'reversed']), amountSchema]).optional(),
  refund: z.strictObject({ id: z.string(), status: z.enum(refundStatuses) }).optional(),
});

/**
 * Routes for trials of the stand-in of Mollie: they list all that it stores, end a payment, move a refund, charge back,
 * or call the webhook again. Calls need the admin's secret in `x-sandbox-admin`.
 */
export async function mollieAdminRoutes(
  app: FastifyInstance,
  { book, adminSecret }: { book: MollieBook; adminSecret: string },
): Promise<void> {
  requireAdmin(app, adminSecret);

  app.get('/admin', async () => ({
    payments: book.payments,
    customers: book.customers,
    webhooks: book.webhooks,
  }));

  app.post<{ Params: { id: string } }>('/admin/payments/:id', async (request, reply) => {
    const payment = book.payment(request.params.id);
    const { data, error } = changeSchema.safeParse(request.body ?? {});
    if (!payment) return reply.code(404).send({ error: { code: 'payment.unknown', message: 'No such payment.' } });
    if (!data) return reply.code(400).send({ error: { code: 'request.invalid', message: error.message } });
    if (!change(payment, data, Date.now()))
      return reply.code(409).send({ error: { code: 'payment.ended', message: `The payment is ${payment.status}.` } });
    return { id: payment.id, status: payment.status };
  });

  /** Makes the wanted change, or reports the current status again. Returns false if the payment does not allow it. */
  function change(payment: MolliePayment, wanted: z.output<typeof changeSchema>, now: number): boolean {
    const { status, webhook, later, chargeback, refund } = wanted;
    if (refund !== undefined) {
      const moved = payment.refunds.find(({ id }) => id === refund.id);
      if (moved) book.moveRefund(payment, moved, refund.status, now);
      return moved !== undefined;
    }
    if (chargeback === 'reversed') return reverseChargeback(book, payment, webhook, now);
    if (chargeback !== undefined) {
      return chargeBack(book, payment, chargeback === 'whole' ? payment.amount : chargeback, webhook, now);
    }
    if (status !== undefined) return book.settle(payment, { status, webhook, later }, now);
    book.report(payment, webhook, now);
    return true;
  }
}
