import path from 'node:path';
import { buildSandbox } from '@festival/payment-sandbox/buildSandbox';
import type { FastifyInstance } from 'fastify';

/** The secret that sandbox and shop share. */
export const sandboxSecret = 'a secret that both know';
/** The sandbox admin's secret, sent in `x-sandbox-admin`. */
export const sandboxAdmin = 'yes';

/**
 * The real payment sandbox, which listens in the test's process and stores its payments in this folder. If a URL for
 * Adyen's webhooks is given, it also serves Adyen's calls.
 */
export async function testSandbox(folder: string, adyenWebhookUrl?: string): Promise<FastifyInstance> {
  const sandbox = await buildSandbox({
    secret: sandboxSecret,
    adminSecret: sandboxAdmin,
    adyenWebhookUrl,
    publicUrl: 'http://pay.test',
    file: path.join(folder, 'payments.json'),
    logLevel: 'silent',
  });
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  return sandbox;
}
