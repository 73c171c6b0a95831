import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderPool } from '../render/renderPool.ts';
import type { ServerFile } from '../render/renderRequest.ts';
import type { RemoteStore } from './remoteStore.ts';
import { serverFileHash } from './serverFileHash.ts';

/**
 * Fetches the server files of a release's versions and runs them in the brand's processes, so that the release's first page does not wait for the
 * files. A file that can't be fetched now is fetched by the page that needs it; the log says why [ERR-04].
 */
export async function warmRelease(
  { release, versions }: ReleaseDocument,
  store: RemoteStore,
  pool: RenderPool,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const published = Object.values(versions).flatMap((byVersion) => Object.values(byVersion));
  const files = await Promise.all(
    published.map(async (version): Promise<ServerFile[]> => {
      const sha384 = serverFileHash(version);
      const file = await store.file(version, version.serverFile).catch((err: unknown) => {
        log.warn({ err, remote: version.name, version: version.version }, 'a file of a remote was not fetched ahead');
      });
      return file ? [{ file, sha384 }] : [];
    }),
  );
  await pool.warm(release.brand, files.flat());
}
