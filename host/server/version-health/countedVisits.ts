import type { RemoteVisit, VisitReport } from './visitReport.ts';

export interface CountedVisits {
  /**
   * The new facts in a visit's report. Undefined if the visit does not count: its page was made too long ago, or another visit from its network
   * counts for this brand.
   */
  news(visit: CountedVisit, remotes: VisitReport['remotes']): VisitReport['remotes'] | undefined;
}

interface CountedVisit {
  /** The page's id, and the time when it was made, in seconds since 1970, from its proof. */
  id: string;
  madeAt: number;
  brand: string;
  /** The visitor's network: an IPv4 address, or the IPv6 network of a household (`networkOf`). */
  network: string;
}

interface Options {
  now?: () => number;
  /** The maximum number of visits that are remembered. */
  most?: number;
}

/** Seconds after which a page's visit no longer counts, and another page from its network counts instead. */
const countedFor = 12 * 60 * 60;

/** The maximum number of facts in one visit: ten for each remote of a page. */
const mostFacts = 320;

/**
 * Remembers reported facts, so that each fact of a visit counts once, and one visit from each network counts for a brand. If many people share one
 * address, one of them counts as a sample, in both lanes alike. No visitor counts twice in a canary. [BYD-08]
 */
export function countedVisits({ now = Date.now, most = 100_000 }: Options = {}): CountedVisits {
  const seconds = () => now() / 1_000;
  /** Pages made before this time do not count: they may have been counted already, by another process or before their visits were forgotten. */
  let since = Math.floor(seconds());
  /** Visits by the page's id, in the order of their first reports, since a phone may change its network during a visit. */
  const visits = new Map<string, { madeAt: number; voice: string; told: Set<string> }>();
  /** The networks with a counted visit, by brand. */
  const voices = new Set<string>();

  function forgetOldest(): void {
    for (const [id, { madeAt, voice }] of visits) {
      if (visits.size <= most && madeAt >= seconds() - countedFor) break;
      visits.delete(id);
      voices.delete(voice);
      since = Math.max(since, madeAt + 1);
    }
  }

  function visitOf({ id, madeAt, brand, network }: CountedVisit) {
    const voice = `${brand} ${network}`;
    const known = visits.get(id);
    if (known || madeAt < since || voices.has(voice)) return known;
    const visit = { madeAt, voice, told: new Set<string>() };
    visits.set(id, visit);
    voices.add(voice);
    return visit;
  }

  return {
    news(counted, remotes) {
      forgetOldest();
      const visit = visitOf(counted);
      if (!visit) return undefined;
      const isNew = (remote: string, fact: string): boolean => {
        const name = `${remote} ${fact}`;
        return !visit.told.has(name) && visit.told.size < mostFacts && visit.told.add(name).size > 0;
      };
      return Object.fromEntries(
        Object.entries(remotes).map(([remote, { version, ...facts }]): [string, RemoteVisit] => [
          remote,
          { version, ...Object.fromEntries(Object.entries(facts).filter(([fact]) => isNew(remote, fact))) },
        ]),
      );
    },
  };
}
