import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { isStorable } from '../../platform/http/isStorable.ts';
import type { FulfilOrder } from '../order/confirmOrder.ts';
import type { OnPayment } from './paymentOutcome.ts';
import type { PaymentNotice, PaymentProviders } from './paymentProvider.ts';
import { receiveNotice } from './receiveNotice.ts';

type NoticeRoute = { Params: { provider: string; eventId?: string }; Body: string };
type PlacedNotice = PaymentNotice & { eventId: string };

type NoticeDeps = { pool: Pool; providers: PaymentProviders; fulfil: FulfilOrder; onPayment: OnPayment };

/** Where providers tell how a payment ended. Only what carries their signature counts, and each notice once [API-10]. */
export async function noticeRoutes(
  app: FastifyInstance,
  { pool, providers, fulfil, onPayment }: NoticeDeps,
): Promise<void> {
  // The signature is of the very bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  // Some providers are told an address for each payment, others have one for all.
  app.post<NoticeRoute>('/payment-notices/:provider/:eventId?', async (request) => {
    const { provider, eventId } = request.params;
    const path = request.url.split('?')[0] ?? '';
    const message = { method: 'POST', path, body: request.body ?? '', headers: request.headers };
    const notices = providers.get(provider)?.readNotices(message);
    if (!notices) throw new ApiFailure(401, 'notice.invalid', 'The notice carries no signature of the provider.');
    const placed = notices.map((notice) => ({ ...notice, eventId: notice.eventId ?? eventId ?? '' }));
    for (const notice of placed) await requirePayment(provider, notice);
    for (const notice of placed) {
      const settlement = await inTransaction(pool, (client) => receiveNotice(client, notice.eventId, notice, fulfil));
      onPayment(provider, settlement);
      request.log.info({ paymentId: notice.paymentId, status: notice.status, settlement }, 'payment notice');
    }
    return { received: true };
  });

  async function requirePayment(provider: string, { eventId, paymentId, amount }: PlacedNotice): Promise<void> {
    const { rows } = isStorable(eventId)
      ? await pool.query<{ amount_cents: number }>(
          'select amount_cents from payments where event_id = $1 and id = $2 and provider = $3',
          [eventId, paymentId, provider],
        )
      : { rows: [] };
    if (!rows[0]) throw new ApiFailure(404, 'payment.not_found', 'There is no such payment.');
    if (rows[0].amount_cents !== amount)
      throw new ApiFailure(409, 'payment.amount_differs', 'That is not what was to be paid.');
  }
}
