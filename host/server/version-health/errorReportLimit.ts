/**
 * The number of error reports accepted per minute: from one client, and in total. A broken page sends a few; more
 * would only fill the log.
 */
export const errorReportsPerMinute = { client: 30, all: 600 };

const minute = 60_000;

/**
 * Limits error reports per minute, or other reports by separate limits. Returns whether a client's report is accepted.
 * @param sayLeftOut is called with the number of reports that were ignored in a minute, if any, at the first report after it.
 */
export const errorReportLimit = (
  now: () => number,
  sayLeftOut: (count: number) => void,
  most = errorReportsPerMinute,
) => {
  let began = Number.NEGATIVE_INFINITY;
  let all = 0;
  let leftOut = 0;
  const byClient = new Map<string, number>();
  return (client: string): boolean => {
    if (now() - began >= minute) {
      if (leftOut > 0) sayLeftOut(leftOut);
      began = now();
      all = 0;
      leftOut = 0;
      byClient.clear();
    }
    const count = byClient.get(client) ?? 0;
    if (all >= most.all || count >= most.client) {
      leftOut += 1;
      return false;
    }
    all += 1;
    byClient.set(client, count + 1);
    return true;
  };
};
