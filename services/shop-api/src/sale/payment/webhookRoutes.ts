import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { isStorable } from '@festival/service-kit/http/isStorable';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { actAs } from '../../platform/database/actAs.ts';
import type { Payables } from './payable.ts';
import type { OnPayment } from './paymentOutcome.ts';
import type { PaymentProviders } from './paymentProvider.ts';
import { receiveWebhook } from './receiveWebhook.ts';

type WebhookRoute = { Params: { provider: string; eventId?: string }; Body: string };

type WebhookDeps = {
  pool: Pool;
  providers: PaymentProviders;
  payables: Payables;
  onPayment: OnPayment;
};

/** Receives the providers' webhooks. Only a signed webhook is processed, and only once [API-10]. */
export async function webhookRoutes(
  app: FastifyInstance,
  { pool, providers, payables, onPayment }: WebhookDeps,
): Promise<void> {
  // The signature covers the raw body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const receive = async (request: FastifyRequest<WebhookRoute>) => {
    const { provider, eventId } = request.params;
    const path = request.url.split('?')[0] ?? '';
    const message = { method: 'POST', path, body: request.body ?? '', headers: request.headers };
    const read = await providers
      .get(provider)
      ?.readWebhooks(message)
      .catch((cause: unknown) => {
        const away = 'The provider could not be asked about this webhook. Send it again.';
        throw Object.assign(new ApiFailure(503, 'payment.away', away), { cause });
      });
    if (!read?.ok) throw new ApiFailure(401, 'webhook.invalid', 'The webhook carries no signature of the provider.');
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
}
