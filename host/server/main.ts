/** The shop's server: `node host/server/main.ts`. Settings: see settings/settings.ts. */
import * as z from 'zod/mini';
import { hostServer } from './hostServer.ts';
import { requireDataFolder } from './settings/requireDataFolder.ts';
import { forgetSecrets, readSettings, requireKeys, SettingsProblem } from './settings/settings.ts';

z.config(z.locales.en());

try {
  const settings = readSettings(process.env);
  forgetSecrets(process.env);
  requireDataFolder(settings.dataFolder);
  requireKeys(settings);
  const app = await hostServer(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen({ host: settings.host, port: settings.port });
} catch (error) {
  const isKnown = error instanceof SettingsProblem || (error instanceof Error && 'code' in error);
  console.error('The shop can not start:');
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
