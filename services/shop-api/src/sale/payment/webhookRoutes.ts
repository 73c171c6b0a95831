import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { isStorable } from '@festival/service-kit/http/isStorable';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import type { FulfilOrder } from '../order/confirmOrder.ts';
import type { OnPayment } from './paymentOutcome.ts';
import type { PaymentProviders, PaymentWebhook } from './paymentProvider.ts';
import { receiveWebhook } from './receiveWebhook.ts';
import type { Settlement } from './settlePayment.ts';

type WebhookRoute = { Params: { provider: string; eventId?: string }; Body: string };
/** Some providers send webhooks to a URL for each event, others to one URL for all events. */
type EventWebhook = PaymentWebhook & { eventId: string };

/**
 * Processes a webhook of a charge that is made without a shopper, such as the charge of a membership. Called in a
 * transaction.
 */
export type ReceiveCharge = (client: PoolClient, eventId: string, webhook: PaymentWebhook) => Promise<Settlement>;

type WebhookDeps = {
  pool: Pool;
  providers: PaymentProviders;
  fulfil: FulfilOrder;
  receiveCharge: ReceiveCharge;
  onPayment: OnPayment;
};

const chargeOfProvider = `select 1 from membership_charges charge
  join membership_renewals renewal on renewal.event_id = $1 and renewal.order_id = charge.order_id
  where charge.event_id = $1 and charge.id = $2 and renewal.provider = $3`;

/** Receives the providers' webhooks. Only a signed webhook is processed, and only once [API-10]. */
export async function webhookRoutes(
  app: FastifyInstance,
  { pool, providers, fulfil, receiveCharge, onPayment }: WebhookDeps,
): Promise<void> {
  // The signature covers the raw body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const receive = async (request: FastifyRequest<WebhookRoute>) => {
    const { provider, eventId } = request.params;
    const path = request.url.split('?')[0] ?? '';
    const message = { method: 'POST', path, body: request.body ?? '', headers: request.headers };
    const read = providers.get(provider)?.readWebhooks(message);
    if (!read?.ok) throw new ApiFailure(401, 'webhook.invalid', 'The webhook carries no signature of the provider.');
    const { passedOver } = read.value;
    if (passedOver.length > 0) request.log.info({ provider, passedOver }, 'payment webhooks passed over');
    const webhooks = read.value.webhooks.map((webhook) => ({ ...webhook, eventId: webhook.eventId ?? eventId ?? '' }));
    const known = [];
    for (const webhook of webhooks) known.push({ webhook, isCharge: await isOfCharge(provider, webhook) });
    for (const { webhook, isCharge } of known) {
      const settlement = await actAs(pool, `provider ${provider}`, (client) =>
        isCharge
          ? receiveCharge(client, webhook.eventId, webhook)
          : receiveWebhook(client, webhook.eventId, webhook, fulfil),
      );
      onPayment(provider, settlement);
      request.log.info({ paymentId: webhook.paymentId, status: webhook.status, settlement }, 'payment webhook');
    }
    return { received: true };
  };
  app.post<WebhookRoute>('/payment-webhooks/:provider/:eventId?', receive);

  /** Returns false for the payment of an order. Throws for a payment that is not ours. */
  async function isOfCharge(provider: string, { eventId, paymentId }: EventWebhook): Promise<boolean> {
    const isKnown = async (sql: string) =>
      isStorable(eventId) && (await pool.query(sql, [eventId, paymentId, provider])).rowCount === 1;
    if (await isKnown('select 1 from payments where event_id = $1 and id = $2 and provider = $3')) return false;
    if (await isKnown(chargeOfProvider)) return true;
    throw new ApiFailure(404, 'payment.not_found', 'There is no such payment.');
  }
}
