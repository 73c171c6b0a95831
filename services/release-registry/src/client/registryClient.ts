import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/release-contracts/package/hostCapabilities';
import type { Source } from '@festival/release-contracts/package/source';
import { releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import { callRegistry } from './callRegistry.ts';
import { figureCalls } from './figureCalls.ts';
import { mountCalls } from './mountCalls.ts';
import { previewCalls } from './previewCalls.ts';
import { publishPackage } from './publishPackage.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';
import { releaseCalls } from './releaseCalls.ts';
import { removalCalls } from './removalCalls.ts';
import { stageCalls } from './stageCalls.ts';
import { tokenCalls } from './tokenCalls.ts';
import { versionCalls } from './versionCalls.ts';
import { waitingCalls } from './waitingCalls.ts';

export type RegistryClient = ReturnType<typeof registryClient>;

/**
 * Every call of the registry, for scripts and for the command line. Each returns a `Result`; its error has a code, a message that says what to do,
 * and reasons.
 */
export function registryClient(address: RegistryAddress) {
  return {
    ...releaseCalls(address),
    ...figureCalls(address),
    ...mountCalls(address),
    ...removalCalls(address),
    ...stageCalls(address),
    ...tokenCalls(address),
    ...previewCalls(address),
    ...waitingCalls(address),
    publish: (folder: string, by: string, source?: Source) => publishPackage(address, folder, by, source),
    ...versionCalls(address),
    /** The release document that the host's server gets for a brand. */
    document: (brand: string) =>
      callRegistry(address, {
        method: 'GET',
        path: `/brands/${encodeURIComponent(brand)}/release`,
        answer: releaseDocumentSchema,
      }),
    /** The document of an earlier release, as long as visitors with a cart may keep that release. */
    keptDocument: (brand: string, revision: number) =>
      callRegistry(address, {
        method: 'GET',
        path: `/brands/${encodeURIComponent(brand)}/releases/${revision}`,
        answer: releaseDocumentSchema,
      }),
    /** The counted visits of a brand's running canaries, and of the last canary of each remote. */
    visits: (brand: string) =>
      callRegistry(address, {
        method: 'GET',
        path: `/brands/${encodeURIComponent(brand)}/visits`,
        answer: registryAnswers.visits,
      }),
    /** The host's capabilities, as its last build registered them. */
    host: () => callRegistry(address, { method: 'GET', path: '/hosts/current', answer: hostCapabilitiesSchema }),
    /** The latest hosts with different capabilities, the current one first; empty before the first host. */
    hosts: () => callRegistry(address, { method: 'GET', path: '/hosts', answer: registryAnswers.hosts }),
    /**
     * Registers a new build of the host; with `isCheck` only checks it. In the answer, `incompatible` lists active
     * versions that this build can't run.
     */
    registerHost: (
      host: HostCapabilities,
      { isCheck = false, force }: { isCheck?: boolean; force?: string | undefined } = {},
    ) =>
      callRegistry(address, {
        method: 'PUT',
        path: `/hosts/current?${new URLSearchParams({ ...(isCheck && { check: 'yes' }), ...(force && { force }) })}`,
        body: host,
        answer: registryAnswers.hostRegistered,
      }),
  };
}
