import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';

/** The hash of a version's server file, from its manifest; empty if the manifest does not list the file. */
export const serverFileHash = ({ files, serverFile }: Pick<RemoteVersion, 'files' | 'serverFile'>): string =>
  files.find(({ path }) => path === serverFile)?.sha384 ?? '';
