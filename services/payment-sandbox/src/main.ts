import path from 'node:path';
import {
  address,
  logLevel,
  port,
  proxies,
  readEnvironment,
  secret,
} from '@festival/service-kit/settings/readEnvironment';
import { requireFolder } from '@festival/service-kit/settings/requireFolder';
import { runService } from '@festival/service-kit/settings/runService';
import { z } from 'zod';
import { buildSandbox } from './buildSandbox.ts';

const settingsSchema = z.object({
  /** No real money moves here, so a live shop must never use it by accident. */
  PAYMENT_SANDBOX: z.literal('yes', {
    error: 'must be yes: the sandbox moves no money, so it starts only where that is wanted',
  }),
  HOST: z.string().default('127.0.0.1'),
  PAYMENT_SANDBOX_PORT: port(3002),
  /** Its URL for browsers; by default the URL that it listens on. */
  PAYMENT_SANDBOX_URL: address().optional(),
  PAYMENT_SANDBOX_SECRET: secret(),
  /** URL of the shop for webhooks in Adyen's form. */
  PAYMENT_SANDBOX_ADYEN_WEBHOOKS: address().default('http://127.0.0.1:3001/payment-webhooks/adyen'),
  PAYMENT_SANDBOX_FILE: z.string().default('.data/payments.json'),
  TRUSTED_PROXIES: proxies(),
  /**
   * The URL of the shop that the waiting room links to, and the secret that signs its passes. Without one of them there
   * is no waiting room.
   */
  SHOP_URL: address().optional(),
  QUEUE_TOKEN_SECRET: secret(32).optional(),
  /** The secret for calls of /admin. Without it there are none. */
  PAYMENT_SANDBOX_ADMIN_SECRET: secret().optional(),
  LOG_LEVEL: logLevel(),
});

await runService(async () => {
  const env = readEnvironment(settingsSchema, process.env);
  const host = env.HOST;
  const folder = path.dirname(env.PAYMENT_SANDBOX_FILE);
  requireFolder(folder, `Payments can't be stored in ${folder}`, 'Choose another place by PAYMENT_SANDBOX_FILE');
  const app = await buildSandbox({
    secret: env.PAYMENT_SANDBOX_SECRET,
    publicUrl: env.PAYMENT_SANDBOX_URL ?? `http://${host}:${env.PAYMENT_SANDBOX_PORT}`,
    adyenWebhookUrl: env.PAYMENT_SANDBOX_ADYEN_WEBHOOKS,
    adminSecret: env.PAYMENT_SANDBOX_ADMIN_SECRET,
    waitingRoom:
      env.SHOP_URL && env.QUEUE_TOKEN_SECRET
        ? { shopUrl: env.SHOP_URL, passSecret: env.QUEUE_TOKEN_SECRET }
        : undefined,
    file: env.PAYMENT_SANDBOX_FILE,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
  });
  return { app, host, port: env.PAYMENT_SANDBOX_PORT };
});
