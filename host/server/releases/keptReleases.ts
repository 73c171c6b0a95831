import { type ReleaseDocument, releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { singleFlight } from '../caching/singleFlight.ts';
import { askRegistry, type HostRegistry } from './askRegistry.ts';
import { believedDocument, RefusedRelease } from './believedDocument.ts';

/** Earlier releases, for visitors whose carts keep them [BYD-07]. */
export interface KeptReleases {
  /** An earlier release of the same brand; undefined if it can no longer be kept, or if it is unknown while the registry is unavailable. */
  find(revision: number, newest: ReleaseDocument): Promise<ReleaseDocument | undefined>;
}

interface KeptOptions extends HostRegistry {
  /** The public keys by which versions may be signed. */
  keys: PublisherKeys;
  /** Milliseconds that a page waits for the registry. */
  timeLimit?: number;
  /** Milliseconds after a failure in which the registry is not requested again. */
  pause?: number;
  onError: (brand: string, error: unknown) => void;
  now?: () => number;
}

interface Question {
  key: string;
  brand: string;
  revision: number;
  newest: number;
}

interface Answer {
  document: ReleaseDocument | undefined;
  /** The brand's newest release at the time of the registry's answer; only a later one can change the answer. */
  newest: number;
  /** The time of the next request after a failure. */
  until: number;
}

/** The maximum number in memory; the least recently requested one is removed first. */
const mostKept = 200;

/** The registry's answers about earlier releases, requested once per newer release: only a newer one can withdraw them. */
export function keptReleases(options: KeptOptions): KeptReleases {
  const { pause = 10_000, onError, now = () => performance.now() } = options;
  const answers = new LRUCache<string, Answer>({ max: mostKept });

  async function ask({ key, brand, revision, newest }: Question): Promise<ReleaseDocument | undefined> {
    try {
      const document = await fetchKept(options, brand, revision);
      answers.set(key, { document, newest, until: Number.POSITIVE_INFINITY });
      return document;
    } catch (error) {
      onError(brand, error);
      const document = answers.get(key)?.document;
      answers.set(key, { document, newest, until: now() + pause });
      return document;
    }
  }

  const askOnce = singleFlight(({ key, newest }: Question) => `${key} ${newest}`, ask);

  return {
    async find(revision, { release: { brand, revision: newest } }) {
      if (revision >= newest) return undefined;
      const key = `${brand} ${revision}`;
      const known = answers.get(key);
      if (!known || known.newest !== newest || known.until <= now()) return askOnce({ key, brand, revision, newest });
      return known.document;
    },
  };
}

/** @throws if the registry does not answer in time or breaks the contract; RefusedRelease for another release, or for unsigned versions. */
async function fetchKept({ keys, timeLimit = 1_000, ...registry }: KeptOptions, brand: string, revision: number) {
  const path = `/brands/${encodeURIComponent(brand)}/releases/${revision}`;
  const response = await askRegistry(registry, path, { timeLimit });
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const document = z.parse(releaseDocumentSchema, await response.json());
  if (document.release.brand !== brand || document.release.revision !== revision) {
    throw new RefusedRelease(
      `release ${document.release.revision} of ${document.release.brand} was answered for ${revision} of ${brand}`,
    );
  }
  return believedDocument(document, keys);
}
