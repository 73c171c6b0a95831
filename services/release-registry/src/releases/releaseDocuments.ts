import { createHash } from 'node:crypto';
import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { Release } from '@festival/release-contracts/release/release';
import { releaseDocumentOf } from './releaseDocumentOf.ts';
import type { Stores } from './stores.ts';

/** A release document as it is sent, and its ETag. */
export type WrittenDocument = { body: Buffer; etag: string };

type Kept = { revision: number; host: HostCapabilities | null; changes: number; written: Promise<WrittenDocument> };

/** Each brand's release document. It is made once for a combination of release, signatures and host, however many hosts request it. [FED-03] */
export function releaseDocuments(stores: Stores) {
  const kept = new Map<string, Kept>();

  async function write(release: Release, host: HostCapabilities | null): Promise<WrittenDocument> {
    const body = Buffer.from(JSON.stringify(await releaseDocumentOf(stores, release, host)));
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  }

  /** The document of the brand's newest release; null before its first. */
  return async function current(brand: string): Promise<WrittenDocument | null> {
    const [release, host] = await Promise.all([stores.releases.current(brand), stores.hosts.current()]);
    if (release === null) return null;
    const last = kept.get(brand);
    const changes = stores.versions.changes();
    // A release never changes, and the store returns the same host object until the host changes.
    const isSame = last?.revision === release.revision && last.host === host && last.changes === changes;
    if (isSame) return last.written;
    const written = write(release, host);
    kept.set(brand, { revision: release.revision, host, changes, written });
    written.catch(() => kept.delete(brand));
    return written;
  };
}
