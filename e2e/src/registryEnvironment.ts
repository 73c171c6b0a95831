import { runningShop } from './runningShop.ts';

/** The environment with which commands reach the registry of the shop under test. */
export const registryEnvironment = (): Record<string, string> => {
  const { registryUrl, registryToken, publisherKey } = runningShop();
  return { REGISTRY_URL: registryUrl, REGISTRY_TOKEN: registryToken, PUBLISHER_KEY: publisherKey };
};
