/** The release registry's service: `node src/server.ts`. Settings: HOST, PORT, REGISTRY_DATA, REGISTRY_TOKEN, PUBLISHER_KEYS, TRUSTED_PROXIES, LOG_LEVEL. */
import * as z from 'zod/mini';
import { registryServer } from './server/registryServer.ts';
import { readSettings } from './server/settings.ts';

z.config(z.locales.en());

const settings = readSettings(process.env);
if (!settings.ok) {
  console.error(['The release registry can not start:', ...settings.error].join('\n  '));
  process.exit(1);
}

const { host, port, ...options } = settings.value;
try {
  const app = await registryServer(options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen({ host, port });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The release registry can not start:\n  ${reason}\n  (data folder ${options.data}, port ${port})`);
  process.exit(1);
}
