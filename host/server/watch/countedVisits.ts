import type { RemoteVisit, VisitReport } from './visitReport.ts';

export interface CountedVisits {
  /**
   * What a visit's report says that none of its reports has said before. Undefined where the visit does not count: its page was made too long ago, or its client
   * has as many visits of this brand already as one client may have.
   */
  news(visit: CountedVisit, remotes: VisitReport['remotes']): VisitReport['remotes'] | undefined;
}

interface CountedVisit {
  /** The page's id, and when it was made in seconds since 1970, by its proof. */
  id: string;
  madeAt: number;
  brand: string;
  client: string;
}

interface Options {
  now?: () => number;
  /** Visits that are remembered at most. */
  most?: number;
}

/**
 * Visits of one client that count for a brand in `countedFor`: a canary that throws is taken back from five such visits on, so nobody can do it, or hide it, from
 * one address. Of many people behind one address some count, in both lanes alike.
 */
export const visitsOfClient = 4;

/** Facts that one visit can tell: five of each remote of a page. */
const mostFacts = 160;

/** Seconds after which a page's visit does not count any more. */
const countedFor = 12 * 60 * 60;

/** Remembers what visits have told, so that each fact of a visit counts once, and how many visits each client had. [BYD-08] */
export function countedVisits({ now = Date.now, most = 100_000 }: Options = {}): CountedVisits {
  const seconds = () => now() / 1_000;
  /** Pages made before cannot be told from those that have been counted: of another process, or forgotten ones. */
  let since = Math.floor(seconds());
  /** By the page's id, in the order of their first reports. */
  const visits = new Map<string, { madeAt: number; client: string; told: Set<string> }>();
  const clients = new Map<string, number>();

  function forgetOldest(): void {
    for (const [id, { madeAt, client }] of visits) {
      if (visits.size <= most && madeAt >= seconds() - countedFor) break;
      visits.delete(id);
      since = Math.max(since, madeAt + 1);
      const left = (clients.get(client) ?? 1) - 1;
      if (left > 0) clients.set(client, left);
      else clients.delete(client);
    }
  }

  function visitOf({ id, madeAt, brand, client: address }: CountedVisit) {
    const known = visits.get(id);
    if (known || madeAt < since) return known;
    const client = `${brand} ${address}`;
    const before = clients.get(client) ?? 0;
    if (before >= visitsOfClient) return undefined;
    const visit = { madeAt, client, told: new Set<string>() };
    visits.set(id, visit);
    clients.set(client, before + 1);
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
