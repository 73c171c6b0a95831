import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { type ReleaseDocument, releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import * as z from 'zod/mini';
import { briefly } from '../../caching/briefly.ts';
import { askRegistry, type HostRegistry } from '../../releases/askRegistry.ts';
import { believedDocument } from '../../releases/believedDocument.ts';

/** The content of a preview link: these versions replace the brand's own until its end. */
export interface Preview {
  versions: Readonly<Record<string, string>>;
  /** ISO date. */
  until: string;
  document: ReleaseDocument;
}

/** Links that show a version to every visitor who has them. [FED-04] */
export interface Previews {
  /** The content of a link in a brand; null if it has ended or the registry does not know it, undefined while the registry is unavailable. */
  find(brand: string, token: string): Promise<Preview | null | undefined>;
}

interface PreviewOptions extends HostRegistry {
  /** The public keys by which versions may be signed. */
  keys: PublisherKeys;
  /** Milliseconds that a page waits for the registry. */
  timeLimit?: number;
  onError: (brand: string, error: unknown) => void;
}

/** Milliseconds for which an answer is shared, so that a link shows nothing soon after it was ended. */
const shared = 5_000;

/** Whether a text has the form of the registry's preview tokens; others are not looked up. */
export const isPreviewToken = (token: string): boolean => /^[0-9a-f]{12}\.[\w-]{43}$/.test(token);

const answerSchema = z.object({
  versions: z.record(remoteNameSchema, versionSchema),
  until: z.iso.datetime(),
  document: releaseDocumentSchema,
});

/** Asks the registry each time whether a link is valid; the link's versions are checked like a release's. */
export function previews({ keys, timeLimit = 1_000, onError, ...registry }: PreviewOptions): Previews {
  async function ask(brand: string, token: string): Promise<Preview | null | undefined> {
    try {
      const path = `/brands/${encodeURIComponent(brand)}/previews/${token}/release`;
      const response = await askRegistry(registry, path, { timeLimit });
      if (response.status === 404 || response.status === 410) return null;
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const { document, ...preview } = z.parse(answerSchema, await response.json());
      return document.release.brand === brand ? { ...preview, document: believedDocument(document, keys) } : null;
    } catch (error) {
      onError(brand, error);
      return undefined;
    }
  }
  return { find: briefly((brand: string, token: string) => `${brand} ${token}`, ask, { milliseconds: shared }) };
}
