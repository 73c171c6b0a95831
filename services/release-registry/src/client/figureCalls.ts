import { remoteFiguresSchema, versionErrorsSchema } from '../figures/versionFigures.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';

/** How versions have done, for those who publish the remote or make the brand's releases. */
export function figureCalls(address: RegistryAddress) {
  return {
    /** What each version of a remote came to at a brand, by the hour, in 14 days. */
    figures: (brand: string, remote: string) =>
      callRegistry(address, {
        method: 'GET',
        path: `/brands/${encodeURIComponent(brand)}/figures/${encodeURIComponent(remote)}`,
        answer: remoteFiguresSchema,
      }),
    /** The errors of a version, alike ones together, the last seen first. */
    errors: (remote: string, version: string) =>
      callRegistry(address, {
        method: 'GET',
        path: `/errors/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`,
        answer: versionErrorsSchema,
      }),
  };
}
