import { type ReleaseDocument, releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import * as z from 'zod/mini';
import { singleFlight } from '../caching/singleFlight.ts';
import { askRegistry, type HostRegistry } from './askRegistry.ts';
import { believedDocument, RefusedRelease, requireNewest } from './believedDocument.ts';
import { type CachedRelease, releaseCache } from './releaseCache.ts';

/** A brand's release; undefined if the brand has none, or if the registry is unavailable and no release is stored. */
export interface ReleaseSource {
  current(brand: string): Promise<ReleaseDocument | undefined>;
}

interface SourceOptions extends HostRegistry {
  dataFolder: string;
  /** The public keys by which versions may be signed. */
  keys: PublisherKeys;
  /** Milliseconds that a page waits for the registry before it uses the last known release. */
  timeLimit?: number;
  /** Called with the error of a registry that does not answer, or, once for each answer, with a RefusedRelease. */
  onError: (brand: string, error: unknown) => void;
  /** Called with each release that is new to this server. */
  onNew?: (document: ReleaseDocument) => void;
}

/** The state of a brand on this server. */
interface Known {
  /** The newest release that this server has seen, also before a restart. An older one is never used. */
  seen?: ReleaseDocument['release'];
  /** The release for pages; it has no ETag while it comes only from the disk. */
  used?: CachedRelease;
  /** The ETag of an answer that was refused. */
  refused?: string;
}

/**
 * The registry's releases, requested with each page and answered by 304 while they are unchanged [FED-03]. When the
 * registry is away, or its answer is refused, the last known release is used, also after a restart. [FED-08]
 */
export function releaseSource(options: SourceOptions): ReleaseSource {
  const { dataFolder, keys, onError, onNew } = options;
  const cache = releaseCache(dataFolder);
  const brands = new Map<string, Known>();

  /** The stored release is checked like the registry's. */
  async function restore(brand: string): Promise<Known> {
    let seen: Known['seen'];
    try {
      const cached = await cache.restore(brand);
      if (!cached) return {};
      seen = cached.document.release;
      return { seen, used: { etag: '', document: believedDocument(cached.document, keys) } };
    } catch (error) {
      onError(brand, error);
      return seen ? { seen } : {};
    }
  }

  async function knownOf(brand: string): Promise<Known> {
    const known = brands.get(brand) ?? (await restore(brand));
    brands.set(brand, known);
    return known;
  }

  async function take(brand: string, known: Known, { etag, document }: CachedRelease): Promise<ReleaseDocument> {
    try {
      requireNewest(document, brand, known.seen);
      const used = { etag, document: believedDocument(document, keys) };
      brands.set(brand, { seen: document.release, used });
      onNew?.(used.document);
      await cache.store(brand, used);
      return used.document;
    } catch (error) {
      if (error instanceof RefusedRelease) brands.set(brand, { ...known, refused: etag });
      throw error;
    }
  }

  async function refresh(brand: string): Promise<ReleaseDocument | undefined> {
    const known = await knownOf(brand);
    try {
      const fetched = await fetchRelease(options, brand, known);
      if (fetched.kind === 'none') return undefined;
      return fetched.kind === 'unchanged' ? known.used?.document : await take(brand, known, fetched.release);
    } catch (error) {
      onError(brand, error);
      return known.used?.document;
    }
  }

  return { current: singleFlight((brand) => brand, refresh) };
}

type Fetched = { kind: 'unchanged' } | { kind: 'none' } | { kind: 'new'; release: CachedRelease };

/** @throws if the registry does not answer in time, or breaks the contract. */
async function fetchRelease(
  { timeLimit = 1_000, ...registry }: SourceOptions,
  brand: string,
  { used, refused }: Known,
): Promise<Fetched> {
  const tags = [used?.etag, refused].filter(Boolean);
  const response = await askRegistry(registry, `/brands/${encodeURIComponent(brand)}/release`, {
    headers: tags.length > 0 ? { 'if-none-match': tags.join(', ') } : {},
    timeLimit,
  });
  if (response.status === 304) return { kind: 'unchanged' };
  if (response.status === 404) return { kind: 'none' };
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const document = z.parse(releaseDocumentSchema, await response.json());
  return { kind: 'new', release: { etag: response.headers.get('etag') ?? '', document } };
}
