import { remoteFiguresSchema, versionErrorsSchema } from '../figures/versionFigures.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';

/**
 * Reads how versions perform. Only accounts that publish the remote or make the brand's releases may use these calls.
 */
export function figureCalls(address: RegistryAddress) {
  return {
    /** The figures of each version of a remote at a brand, by hour, for 14 days. */
    figures: (brand: string, remote: string) =>
      callRegistry(address, {
        method: 'GET',
        path: `/brands/${encodeURIComponent(brand)}/figures/${encodeURIComponent(remote)}`,
        answer: remoteFiguresSchema,
      }),
    /** The errors of a version, equal ones grouped, the most recent first. */
    errors: (remote: string, version: string) =>
      callRegistry(address, {
        method: 'GET',
        path: `/errors/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`,
        answer: versionErrorsSchema,
      }),
  };
}
