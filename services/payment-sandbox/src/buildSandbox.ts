import path from 'node:path';
import formbody from '@fastify/formbody';
import { type ClientPatience, edgeOptions } from '@festival/service-kit/http/edgeOptions';
import { guardEdge } from '@festival/service-kit/http/guardEdge';
import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import { trustedProxies } from '@festival/service-kit/settings/trustedProxies';
import Fastify, { type FastifyInstance } from 'fastify';
import { adminRoutes } from './adminRoutes.ts';
import { adyenRoutes } from './adyen/adyenRoutes.ts';
import { merchantRoutes } from './merchantRoutes.ts';
import { callDueWebhooks } from './mollie/callDueWebhooks.ts';
import { checkoutRoutes } from './mollie/checkoutRoutes.ts';
import { mollieAdminRoutes } from './mollie/mollieAdminRoutes.ts';
import { mollieBook } from './mollie/mollieBook.ts';
import { mollieRoutes } from './mollie/mollieRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { paymentBook } from './paymentBook.ts';
import { sendDueWebhooks } from './sendDueWebhooks.ts';
import { type WaitingRoom, waitingRoomRoutes } from './waitingRoomRoutes.ts';

type SandboxOptions = {
  /** Shared with the shop, to sign calls and webhooks. */
  secret: string;
  /** The sandbox's URL for browsers, without a trailing slash. */
  publicUrl: string;
  /** URL for webhooks in Adyen's form. Without it the sandbox does not serve Adyen's calls. */
  adyenWebhookUrl?: string | undefined;
  /** The secret that admin calls must contain. Without it there are no admin calls. */
  adminSecret?: string | undefined;
  /**
   * The shop that the waiting room links to, and the secret that signs its passes. Without it there is no waiting room.
   */
  waitingRoom?: WaitingRoom | undefined;
  /** File for the payments. */
  file: string;
  logLevel: string;
  /**
   * Trusted proxies (addresses or networks): their headers with the client's address, host and protocol are accepted.
   */
  trustedProxies?: readonly string[];
  /** Timeouts for a client. */
  patience?: Partial<ClientPatience>;
};

/**
 * Builds test doubles of the external services that a shop uses: a waiting room, and a payment provider without real
 * money. The provider has a card page, signed webhooks, calls and refunds, also in Adyen's form. Below `/mollie` it
 * stands in for Mollie.
 */
export async function buildSandbox({
  secret,
  publicUrl,
  adyenWebhookUrl,
  adminSecret,
  waitingRoom,
  file,
  logLevel,
  trustedProxies: proxies = [],
  patience,
}: SandboxOptions): Promise<FastifyInstance> {
  const isTrustedProxy = trustedProxies(proxies);
  const app = Fastify({
    logger: { level: logLevel },
    bodyLimit: 64 * 1024,
    ...edgeOptions({ isTrustedProxy, patience }),
  });
  guardEdge(app, { isTrustedProxy, isSecure: publicUrl.startsWith('https:') });
  const book = paymentBook(file);
  await app.register(formbody);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => ({ status: 'ok' }));
  await app.register(merchantRoutes, { book, secret, publicUrl });
  if (adyenWebhookUrl) {
    await app.register(adyenRoutes, { prefix: '/adyen/:version', book, secret, publicUrl, adyenWebhookUrl });
  }
  const mollie = mollieBook(path.join(path.dirname(file), 'mollie.json'));
  const places = { api: `${publicUrl}/mollie/v2`, pages: `${publicUrl}/mollie` };
  await app.register(mollieRoutes, { prefix: '/mollie/v2', book: mollie, places, secret });
  await app.register(checkoutRoutes, { prefix: '/mollie', book: mollie, places });
  await app.register(pageRoutes, { book });
  if (waitingRoom) await app.register(waitingRoomRoutes, waitingRoom);
  if (adminSecret) {
    await app.register(adminRoutes, { book, adminSecret });
    await app.register(mollieAdminRoutes, { prefix: '/mollie', book: mollie, adminSecret });
  }

  // The change is saved before the response, so that it survives a kill.
  app.addHook('onSend', async ({ method }) => {
    if (method === 'POST' || method === 'DELETE') await Promise.all([book.saved(), mollie.saved()]);
  });
  const clock = runPeriodically(
    async () => {
      book.passTime(Date.now());
      mollie.passTime(Date.now());
      await Promise.all([sendDueWebhooks(book, secret, app.log), callDueWebhooks(mollie, app.log)]);
    },
    100,
    (error) => app.log.error(error, 'webhooks'),
  );
  // Concurrent payments share one save: separate saves would take most of the time under load.
  const saving = runPeriodically(
    async () => {
      await Promise.all([book.save(), mollie.save()]);
    },
    25,
    (error) => app.log.error(error, 'saving'),
  );
  app.addHook('onClose', async () => {
    await Promise.all([clock.stop(), saving.stop()]);
    await Promise.all([book.save(), mollie.save()]);
  });
  return app;
}
