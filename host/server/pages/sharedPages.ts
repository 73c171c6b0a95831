import { LRUCache } from 'lru-cache';
import { singleFlight } from '../caching/singleFlight.ts';
import type { MadePage } from './madePage.ts';
import { type NonceTemplate, nonceTemplate } from './nonceTemplate.ts';

/** A page for all visitors with the same key. */
export type SharedPage =
  | { kind: 'template'; template: NonceTemplate; measuringSources: MadePage['measuringSources'] }
  /** Only for the visitors who waited for it: a redirect, an error, or an incomplete page. */
  | { kind: 'passing'; made: MadePage };

export interface SharedPages {
  /**
   * The page of a key. A page that is no longer fresh is still returned for a moment while it is made again; if there is none, the caller waits for
   * the one that is being made. @throws what `make` throws.
   */
  of(key: string, make: () => Promise<MadePage>): Promise<SharedPage>;
}

interface SharedPagesOptions {
  /** The most memory of all pages. */
  mostBytes: number;
  /** Milliseconds in which a page is not made again. */
  freshFor?: number;
  /** Milliseconds after which a page is no longer sent, counted from the start of reading its data. */
  mostAge?: number;
  now?: () => number;
}

interface Entry {
  page: SharedPage;
  /** The time when reading the page's data started. */
  readAt: number;
}

/** The bytes of an entry in addition to its page: key, record, buffer. */
const entryBytes = 1_000;

async function shared(made: MadePage): Promise<SharedPage> {
  const isComplete = made.status === 200 && made.errorReports.length === 0;
  const template = isComplete ? await nonceTemplate(made.html, made.nonce) : undefined;
  return template ? { kind: 'template', template, measuringSources: made.measuringSources } : { kind: 'passing', made };
}

/**
 * Pages that are the same for many visitors, each made once per `freshFor`. They only expire by age, so every change reaches visitors after that
 * time.
 */
export function sharedPages({
  mostBytes,
  freshFor = 1_000,
  mostAge = 3_000,
  now = () => performance.now(),
}: SharedPagesOptions): SharedPages {
  // Sorted by age: reads do not move an entry, and a page that is made again moves to the end.
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes, ttl: mostAge, perf: { now } });

  async function makeAnew(key: string, make: () => Promise<MadePage>): Promise<SharedPage> {
    const readAt = now();
    const page = await shared(await make());
    if (page.kind === 'template') {
      entries.purgeStale();
      entries.set(key, { page, readAt }, { size: page.template.bytes + key.length + entryBytes, start: readAt });
    }
    return page;
  }

  const join = singleFlight((key: string, _make: () => Promise<MadePage>) => key, makeAnew);

  return {
    async of(key, make) {
      const known = entries.peek(key, { allowStale: true });
      const age = known ? now() - known.readAt : Number.POSITIVE_INFINITY;
      if (known && age < freshFor) return known.page;
      const made = join(key, make);
      if (!known || age >= mostAge) return made;
      // A failure only reaches visitors for whom there is no stored page.
      made.catch(() => {});
      return known.page;
    },
  };
}
