import type { RegistryClient } from '@festival/release-registry/client/registryClient';
import { valueOrProblem } from './valueOrProblem.ts';

/** The example account that signs in at the release console. */
export const releaseManager = 'grace@example.com';

/**
 * Gives the example's release manager access to every brand. Nobody needs the token itself: the console identifies them
 * by their account.
 */
export const allowReleaseManager = async (registry: RegistryClient, brands: readonly string[]): Promise<void> => {
  const { tokens } = valueOrProblem(await registry.tokens());
  const own = tokens.filter(({ owner }) => owner === releaseManager).flatMap(({ rights }) => rights.activate);
  const missing = brands.filter((brand) => !own.includes(brand));
  if (missing.length === 0) return;
  const rights = { publish: [], activate: missing, host: false, watch: false };
  valueOrProblem(await registry.makeToken(releaseManager, rights));
};
