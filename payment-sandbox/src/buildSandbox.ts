import formbody from '@fastify/formbody';
import { runPeriodically } from '@festival/shop-api/platform/jobs/runPeriodically';
import Fastify, { type FastifyInstance } from 'fastify';
import { adminRoutes } from './adminRoutes.ts';
import { adyenRoutes } from './adyen/adyenRoutes.ts';
import { merchantRoutes } from './merchantRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { paymentBook } from './paymentBook.ts';
import { sendDueWebhooks } from './sendDueWebhooks.ts';

type SandboxOptions = {
  /** Shared with the shop: signs calls and webhooks. */
  secret: string;
  /** Where browsers reach the sandbox, without a slash at the end. */
  publicUrl: string;
  /** Where webhooks in Adyen's form go; none are taken on in Adyen's manner without it. */
  adyenWebhookUrl?: string | undefined;
  /** Keeps the payments. */
  file: string;
  logLevel: string;
};

/** A payment provider to try the shop with: card page, signed webhooks, signed enquiries, refunds; Adyen's manner too. No money moves. */
export async function buildSandbox({
  secret,
  publicUrl,
  adyenWebhookUrl,
  file,
  logLevel,
}: SandboxOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: logLevel }, bodyLimit: 64 * 1024 });
  const book = paymentBook(file);
  await app.register(formbody);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => ({ status: 'ok' }));
  await app.register(merchantRoutes, { book, secret, publicUrl });
  if (adyenWebhookUrl) {
    await app.register(adyenRoutes, { prefix: '/adyen/:version', book, secret, publicUrl, adyenWebhookUrl });
  }
  await app.register(pageRoutes, { book });
  await app.register(adminRoutes, { book });

  const clock = runPeriodically(
    async () => {
      book.passTime(Date.now());
      await sendDueWebhooks(book, secret, app.log);
    },
    100,
    (error) => app.log.error(error, 'webhooks'),
  );
  // Not with each payment: under load that was most of what the sandbox did.
  const saving = runPeriodically(
    () => book.save(),
    100,
    (error) => app.log.error(error, 'saving'),
  );
  app.addHook('onClose', async () => {
    await Promise.all([clock.stop(), saving.stop()]);
    await book.save();
  });
  return app;
}
