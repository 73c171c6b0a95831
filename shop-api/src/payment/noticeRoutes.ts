import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/inTransaction.ts';
import { ApiFailure } from '../http/ApiFailure.ts';
import { isStorable } from '../http/isStorable.ts';
import type { ShopApiParts } from '../shopApiParts.ts';
import type { PaymentNotice } from './paymentProvider.ts';
import { settlePayment } from './settlePayment.ts';

type NoticeRoute = { Params: { provider: string; eventId: string }; Body: string };

/** Where providers tell how a payment ended. Only what carries their signature counts, and each notice once. */
export async function noticeRoutes(app: FastifyInstance, { pool, providers }: ShopApiParts): Promise<void> {
  // The signature is of the very bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<NoticeRoute>('/payment-notices/:provider/:eventId', async (request) => {
    const { provider, eventId } = request.params;
    const path = request.url.split('?')[0] ?? '';
    const message = { method: 'POST', path, body: request.body ?? '', headers: request.headers };
    const notice = providers.get(provider)?.readNotice(message);
    if (!notice) throw new ApiFailure(401, 'notice.invalid', 'The notice carries no signature of the provider.');
    if (!isStorable(eventId)) throw new ApiFailure(404, 'payment.not_found', 'There is no such payment.');
    await requirePayment(eventId, provider, notice);
    const settlement = await inTransaction(pool, async (client) => {
      const first = await client.query(
        `insert into payment_notices (event_id, payment_id, notice_id, outcome) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [eventId, notice.paymentId, notice.noticeId, notice.status],
      );
      if (first.rowCount === 0) return 'nothing';
      return settlePayment(client, { eventId, paymentId: notice.paymentId }, notice.status);
    });
    request.log.info({ paymentId: notice.paymentId, status: notice.status, settlement }, 'payment notice');
    return { received: true };
  });

  async function requirePayment(
    eventId: string,
    provider: string,
    { paymentId, amount }: PaymentNotice,
  ): Promise<void> {
    const { rows } = await pool.query<{ amount_cents: number }>(
      'select amount_cents from payments where event_id = $1 and id = $2 and provider = $3',
      [eventId, paymentId, provider],
    );
    if (!rows[0]) throw new ApiFailure(404, 'payment.not_found', 'There is no such payment.');
    if (rows[0].amount_cents !== amount)
      throw new ApiFailure(409, 'payment.amount_differs', 'That is not what was to be paid.');
  }
}
