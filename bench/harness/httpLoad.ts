import autocannon from 'autocannon';
import type { Rate } from './rate.ts';

export type LoadRequest = { method: 'PUT'; path: string; headers: Record<string, string>; body: string };

/** Opens one connection for each list of requests, and sends the list's requests over it again and again. @throws if any response is not 2xx. */
export async function httpLoad(url: string, lists: readonly LoadRequest[][], seconds: number): Promise<Rate> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: lists.length,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(lists[next % lists.length] ?? []);
      next += 1;
    },
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests to ${url} failed`);
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}
