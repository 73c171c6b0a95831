import path from 'node:path';
import { readEnvironment } from '@festival/service-kit/settings/readEnvironment';
import { requireFolder } from '@festival/service-kit/settings/requireFolder';
import { runService } from '@festival/service-kit/settings/runService';
import { buildSandbox } from './buildSandbox.ts';
import { sandboxSettingsSchema } from './sandboxSettings.ts';

await runService(async () => {
  const env = readEnvironment(sandboxSettingsSchema, process.env);
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
