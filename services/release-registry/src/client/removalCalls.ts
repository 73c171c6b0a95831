import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

type Order = { by: string; reason: string; days?: number | undefined };

/** Removes versions that nothing needs. Each call requires the operator's token. */
export function removalCalls(address: RegistryAddress) {
  return {
    /** Removes one version if nothing has needed it for `days` (7). */
    removeVersion: (name: string, version: string, order: Order) =>
      callRegistry(address, {
        method: 'DELETE',
        path: `/versions/${encodeURIComponent(name)}/${encodeURIComponent(version)}`,
        body: order,
        answer: registryAnswers.versionsRemoved,
      }),
    /** Removes all versions that nothing has needed for `days` (30). With `isCheck` it only lists them. */
    cleanVersions: (order: Order & { isCheck: boolean }) =>
      callRegistry(address, {
        method: 'POST',
        path: '/versions/cleanings',
        body: order,
        answer: registryAnswers.versionsRemoved,
      }),
  };
}
