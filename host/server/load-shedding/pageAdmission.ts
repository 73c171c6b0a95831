import { clientOf } from '@festival/service-kit/http/clientOf';
import { NoTurn } from '@festival/service-kit/jobs/turns';
import type { FastifyRequest } from 'fastify';

export interface PageAdmission {
  /** Does the work of a page while the page has a place of its brand. @throws NoTurn if all places, or this client's share of them, are taken. */
  admit<Made>(page: { request: FastifyRequest; brand: string }, work: () => Promise<Made>): Promise<Made>;
  /** The number of pages that are being made. */
  underWay(): number;
}

interface AdmissionOptions {
  /** The number of pages of a brand that can be made in a second. */
  pagesPerSecond: (brand: string) => number;
  /** The maximum milliseconds from a page's request to its answer in a crowd. */
  patience?: number;
  /** The minimum number of places of a brand, so that a slow start does not close its shops. */
  fewest?: number;
  /** The maximum number of places of a brand, which limits the server's memory. */
  most?: number;
}

/**
 * Admits as many visitors of a brand as its processes can serve while they wait, before any of their data are read. An admitted page is made, so
 * this is the only place where a crowd is refused. One client can take a quarter of the places. A brand whose pages hang fills only its own places
 * [FED-05].
 */
export function pageAdmission({
  pagesPerSecond,
  patience = 400,
  fewest = 8,
  most = 256,
}: AdmissionOptions): PageAdmission {
  /** The pages that are being made, by brand, and by brand and client. */
  const counts = new Map<string, number>();
  let all = 0;

  const count = (key: string, change: 1 | -1) => {
    const left = (counts.get(key) ?? 0) + change;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };

  return {
    async admit({ request, brand }, work) {
      const ofClient = `${brand} ${clientOf(request)}`;
      const places = Math.round(Math.min(most, Math.max(fewest, (pagesPerSecond(brand) * patience) / 1_000)));
      const own = counts.get(ofClient) ?? 0;
      if ((counts.get(brand) ?? 0) >= places || own >= Math.max(fewest / 2, Math.ceil(places / 4)))
        throw new NoTurn('as many pages are being made as come out in time');
      all += 1;
      for (const key of [brand, ofClient]) count(key, 1);
      try {
        return await work();
      } finally {
        all -= 1;
        for (const key of [brand, ofClient]) count(key, -1);
      }
    },
    underWay: () => all,
  };
}
