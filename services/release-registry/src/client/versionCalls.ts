import { type RemoteVersion, remoteVersionSchema } from '@festival/release-contracts/package/remoteVersion';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { RegistryError } from '../error/registryError.ts';
import type { ListedVersion } from '../versions/listedVersion.ts';
import { callList } from './callList.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

/** Reads published versions. */
export function versionCalls(address: RegistryAddress) {
  return {
    /** Every published version, of one remote or of all, the last published first; without files and modules. */
    async versions(remote?: string): Promise<Result<{ versions: ListedVersion[] }, RegistryError>> {
      const listed = await callList(address, {
        path: '/versions',
        query: remote === undefined ? {} : { remote },
        answer: registryAnswers.versionList,
        entriesOf: ({ versions }) => versions,
      });
      return listed.ok ? success({ versions: listed.value }) : listed;
    },
    /** The whole record of a version; refused as `unknown-version` if there is none. */
    version: (name: string, version: string): Promise<Result<RemoteVersion, RegistryError>> =>
      callRegistry(address, {
        method: 'GET',
        path: `/versions/${encodeURIComponent(name)}/${encodeURIComponent(version)}`,
        answer: remoteVersionSchema,
      }),
  };
}
