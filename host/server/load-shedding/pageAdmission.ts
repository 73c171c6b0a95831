/** Releases the place of a page; called when the page is sent or given up. */
type LeavePlace = () => void;

export interface PageAdmission {
  /** Takes a place for a client's page; undefined if all places, or this client's share of them, are taken. */
  enter(client: string): LeavePlace | undefined;
  /** The number of pages that are being made. */
  underWay(): number;
}

interface AdmissionOptions {
  /** The number of pages that can be made in a second. */
  pagesPerSecond: () => number;
  /** The maximum milliseconds from a page's request to its answer in a crowd. */
  patience?: number;
  /** The minimum number of places, so that a slow start does not close the shop. */
  fewest?: number;
  /** The maximum number of places, which limits the server's memory. */
  most?: number;
}

/**
 * Admits as many visitors as the workers can serve while they wait, before any of their data are read. One client can take a quarter of the places.
 */
export function pageAdmission({
  pagesPerSecond,
  patience = 400,
  fewest = 8,
  most = 256,
}: AdmissionOptions): PageAdmission {
  const byClient = new Map<string, number>();
  let all = 0;

  const leave = (client: string) => {
    all -= 1;
    const left = (byClient.get(client) ?? 1) - 1;
    if (left === 0) byClient.delete(client);
    else byClient.set(client, left);
  };

  return {
    enter(client) {
      const places = Math.round(Math.min(most, Math.max(fewest, (pagesPerSecond() * patience) / 1_000)));
      const own = byClient.get(client) ?? 0;
      if (all >= places || own >= Math.max(fewest / 2, Math.ceil(places / 4))) return undefined;
      all += 1;
      byClient.set(client, own + 1);
      let isOver = false;
      return () => {
        if (!isOver) leave(client);
        isOver = true;
      };
    },
    underWay: () => all,
  };
}
