import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The different errors that count: of one page, and of one network on a day for each version. */
const mostErrors = { ofPage: 5, ofNetwork: 10 } as const;

/** The page with an error, by its id, and the network of its visitor. */
export interface Voice {
  brand: string;
  visit: string;
  network: string;
}

/** The most pages, and networks, that are remembered; the least recent ones are forgotten first. */
const most = 100_000;

/**
 * Decides whether an error of a page counts, so that one visitor can't fill a list of errors: a page counts once for an
 * error, and pages and networks only count for a number of different ones. [BYD-08]
 */
export function errorVoices(now: () => number) {
  const told = new LRUCache<string, Set<string>>({ max: most });

  /** Adds an error to those of a page or network. */
  function add(who: string, error: string, most: number): 'new' | 'known' | 'too many' {
    const errors = told.get(who) ?? new Set();
    told.set(who, errors);
    if (errors.has(error)) return 'known';
    if (errors.size >= most) return 'too many';
    errors.add(error);
    return 'new';
  }

  return {
    /** Null if the error does not count; otherwise whether its network has not told it today. */
    hear(key: string, version: string, { brand, visit, network }: Voice): { isNewNetwork: boolean } | null {
      const error = hash('sha256', key, 'base64url').slice(0, 16);
      if (add(`${brand} ${visit}`, error, mostErrors.ofPage) !== 'new') return null;
      const day = new Date(now()).toISOString().slice(0, 10);
      const ofNetwork = add(`${brand} ${network} ${version} ${day}`, error, mostErrors.ofNetwork);
      return ofNetwork === 'too many' ? null : { isNewNetwork: ofNetwork === 'new' };
    },
  };
}
