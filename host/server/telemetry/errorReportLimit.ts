/** How many error reports are taken a minute: from one client, and in all. A page that breaks sends a few; nobody reads thousands. */
export const errorReportsPerMinute = { client: 30, all: 600 };

const minute = 60_000;

/** Counts error reports by the minute, so that nobody fills the log. Says of each whether it is still taken. */
export const errorReportLimit = (now: () => number) => {
  let began = Number.NEGATIVE_INFINITY;
  let all = 0;
  const byClient = new Map<string, number>();
  return (client: string): boolean => {
    if (now() - began >= minute) {
      began = now();
      all = 0;
      byClient.clear();
    }
    const count = byClient.get(client) ?? 0;
    if (all >= errorReportsPerMinute.all || count >= errorReportsPerMinute.client) return false;
    all += 1;
    byClient.set(client, count + 1);
    return true;
  };
};
