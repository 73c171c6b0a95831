import { type ReleaseDocument, releaseDocumentSchema } from '@festival/shared-contracts/release/releaseDocument';
import * as z from 'zod/mini';
import { singleFlight } from '../flight/singleFlight.ts';
import { type CachedRelease, releaseCache } from './releaseCache.ts';

/** A brand's release; undefined when the brand has none, or when the registry is away and none was ever known. */
export interface ReleaseSource {
  current(brand: string): Promise<ReleaseDocument | undefined>;
}

interface SourceOptions {
  registryUrl: string;
  dataFolder: string;
  /** Milliseconds that a page waits for the registry before it uses the last known release. */
  timeLimit?: number;
  onError: (brand: string, error: unknown) => void;
  /** Called with each release that is new to this server. */
  onNew?: (document: ReleaseDocument) => void;
}

/**
 * The registry's releases, requested with each page and answered by 304 while they are unchanged [FED-03]. When the
 * registry is away the last known release is used, also after a restart.
 */
export function releaseSource(options: SourceOptions): ReleaseSource {
  const { dataFolder, onError, onNew } = options;
  const cache = releaseCache(dataFolder);

  async function refresh(brand: string): Promise<ReleaseDocument | undefined> {
    const last = cache.known(brand);
    try {
      const fetched = await fetchRelease(options, brand, last);
      if (fetched.kind === 'unchanged') return last?.document;
      if (fetched.kind === 'none') return undefined;
      await cache.store(brand, fetched.release);
      onNew?.(fetched.release.document);
      return fetched.release.document;
    } catch (error) {
      onError(brand, error);
      return (last ?? (await cache.restore(brand)))?.document;
    }
  }

  return { current: singleFlight((brand) => brand, refresh) };
}

type Fetched = { kind: 'unchanged' } | { kind: 'none' } | { kind: 'new'; release: CachedRelease };

/** @throws when the registry does not answer in time, or breaks the contract. */
async function fetchRelease(
  { registryUrl, timeLimit = 1_000 }: SourceOptions,
  brand: string,
  last: CachedRelease | undefined,
): Promise<Fetched> {
  const response = await fetch(`${registryUrl}/brands/${encodeURIComponent(brand)}/release`, {
    headers: last ? { 'if-none-match': last.etag } : {},
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
  if (response.status === 304) return { kind: 'unchanged' };
  if (response.status === 404) return { kind: 'none' };
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const document = z.parse(releaseDocumentSchema, await response.json());
  return { kind: 'new', release: { etag: response.headers.get('etag') ?? '', document } };
}
