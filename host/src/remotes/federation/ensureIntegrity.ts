import type { RemoteVersionAddress } from '../../page/pageRemote.ts';
import { fileKey } from './fileUrl.ts';

interface PublishedFiles {
  files: { path: string; sha384: string }[];
}

/**
 * Adds the hashes of a version's files to the table. The hashes of the resolved version came with the page. Those of a
 * fallback are fetched from the host's server, which has them from the registry.
 */
export async function ensureIntegrity(
  name: string,
  { version, entry }: RemoteVersionAddress,
  integrity: Record<string, string>,
): Promise<void> {
  if (integrity[fileKey(name, version, entry)]) return;
  const response = await fetch(`/remotes/${name}/${version}/manifest.json`);
  if (!response.ok) throw new Error(`The hashes of ${name} ${version} could not be fetched (${response.status})`);
  const { files } = (await response.json()) as PublishedFiles;
  for (const { path, sha384 } of files) {
    if (path.endsWith('.js')) integrity[fileKey(name, version, path)] = sha384;
  }
}
