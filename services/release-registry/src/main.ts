/**
 * The release registry's service: `node src/main.ts`. Settings: HOST, PORT, REGISTRY_DATA, REGISTRY_DATABASE_URL, REGISTRY_FILES,
 * REGISTRY_TOKEN, PUBLISHER_KEYS, TRUSTED_PROXIES, SHOP_URL, METRICS_PORT, METRICS_HOST, those of the console, LOG_LEVEL.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { openStorage } from './openStorage.ts';
import { registryServer } from './server/registryServer.ts';
import { readSettings } from './server/settings.ts';

z.config(z.locales.en());

const settings = readSettings(process.env);
if (!settings.ok) {
  console.error(['The release registry can not start:', ...settings.error].join('\n  '));
  process.exit(1);
}

const { host, port, places, ...options } = settings.value;
try {
  let registry: FastifyInstance | undefined;
  const onError = (err: unknown) => registry?.log.error({ err }, 'the database did not answer');
  const app = await registryServer({ ...options, storage: await openStorage(places, onError) });
  registry = app;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen({ host, port });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The release registry can not start:\n  ${reason}\n  (data folder ${places.data}, port ${port})`);
  process.exit(1);
}
