import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { isStorable } from '@festival/service-kit/http/isStorable';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { actAs } from '../../platform/database/actAs.ts';
import type { Payables } from './payable.ts';
import type { OnPayment } from './paymentOutcome.ts';
import type { PaymentProviders } from './paymentProvider.ts';
import { receiveWebhook } from './receiveWebhook.ts';

type WebhookRoute = { Params: { provider: string; eventId?: string; paymentId?: string }; Body: string };

type WebhookDeps = {
  pool: Pool;
  providers: PaymentProviders;
  payables: Payables;
  onPayment: OnPayment;
};

/** More webhooks about one payment than a provider sends in a minute. */
const mostOfPayment = 30;

/**
 * Receives the providers' webhooks. A webhook is processed only once, and only if it is signed, or if its URL contains
 * the id of a payment, which only the provider was told [API-10].
 */
export async function webhookRoutes(
  app: FastifyInstance,
  { pool, providers, payables, onPayment }: WebhookDeps,
): Promise<void> {
  // The signature covers the raw body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const ofPayment = app.createRateLimit({
    max: mostOfPayment,
    timeWindow: 60_000,
    allowList: () => false,
    keyGenerator: ({ params }) => `webhooks of ${(params as WebhookRoute['Params']).paymentId}`,
  });

  /** The payment that the URL contains. Null also for one that the provider does not have. */
  const namedIn = async (request: FastifyRequest<WebhookRoute>): Promise<string | null> => {
    const { provider, eventId = '', paymentId } = request.params;
    if (!z.uuid().safeParse(paymentId).success || !isStorable(eventId)) return null;
    const known = await pool.query<{ id: string }>(
      'select id from payments where event_id = $1 and id = $2 and provider = $3',
      [eventId, paymentId, provider],
    );
    if (!known.rows[0]) return null;
    const counted = await ofPayment(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiFailure(
        429,
        'request.too_many',
        'These were many webhooks about one payment. Send it again later.',
        {
          retryAfter: Math.max(1, Math.ceil(counted.ttl / 1000)),
        },
      );
    return known.rows[0].id;
  };

  const receive = async (request: FastifyRequest<WebhookRoute>) => {
    const { provider, eventId } = request.params;
    const path = request.url.split('?')[0] ?? '';
    const named = await namedIn(request);
    const message = { method: 'POST', path, body: request.body ?? '', headers: request.headers, named };
    const read = await providers
      .get(provider)
      ?.readWebhooks(message)
      .catch((cause: unknown) => {
        const away = 'The provider could not be asked about this webhook. Send it again.';
        throw Object.assign(new ApiFailure(503, 'payment.away', away), { cause });
      });
    if (!read?.ok) throw new ApiFailure(401, 'webhook.invalid', 'The webhook is not proved to be the provider’s.');
    const { passedOver } = read.value;
    if (passedOver.length > 0) request.log.info({ provider, passedOver }, 'payment webhooks passed over');
    for (const webhook of read.value.webhooks) {
      // Some providers send webhooks to a URL for each event, others to one URL for all events.
      const ofEvent = { ...webhook, eventId: webhook.eventId ?? eventId ?? '', provider };
      const settlement = isStorable(ofEvent.eventId)
        ? await actAs(pool, `provider ${provider}`, (client) => receiveWebhook(client, ofEvent, payables))
        : null;
      if (settlement === null) throw new ApiFailure(404, 'payment.not_found', 'There is no such payment.');
      onPayment(provider, settlement);
      request.log.info({ paymentId: webhook.paymentId, status: webhook.status, settlement }, 'payment webhook');
    }
    return { received: true };
  };
  app.post<WebhookRoute>('/payment-webhooks/:provider/:eventId?', receive);
  app.post<WebhookRoute>('/payment-webhooks/:provider/:eventId/:paymentId', receive);
}
