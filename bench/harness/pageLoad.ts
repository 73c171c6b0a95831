import { setTimeout as wait } from 'node:timers/promises';
import { plainConnections } from './plainConnections.ts';

/** The results of one or several runs; times in milliseconds. */
export type PageRun = {
  seconds: number;
  asked: number;
  /** Pages received during a run. */
  inTime: number;
  times: number[];
  /** Responses with 503 and Retry-After. */
  busyTimes: number[];
  /** Responses with 500 and every other status. */
  failed: number;
  /** Broken connections, and requests without a response within 30 s. */
  broken: number;
};

type PageLoad = {
  url: string;
  seconds: number;
  /** The cookie of each request, by the request's number; none by default. */
  cookie?: (nr: number) => string;
} & (
  | { connections: number }
  /** The rate of requests that are sent without waiting for responses, like those of a crowd. */
  | { perSecond: number }
);

/** Milliseconds that a connection waits after a 503, since a browser would not retry at once. */
const pauseWhenBusy = 100;

/** Requests one page repeatedly. Each request names a different client address, as a proxy does for its shoppers. */
export async function pageLoad(load: PageLoad): Promise<PageRun> {
  const connections = plainConnections(load.url);
  const times: number[] = [];
  const busyTimes: number[] = [];
  const counts = { asked: 0, failed: 0, broken: 0 };
  const start = performance.now();
  const until = start + load.seconds * 1000;
  let inTime = 0;

  async function ask(): Promise<number> {
    counts.asked += 1;
    const began = performance.now();
    const cookie = load.cookie && { cookie: load.cookie(counts.asked) };
    const status = await connections.statusOf({ 'x-forwarded-for': clientOf(counts.asked), ...cookie });
    const took = performance.now() - began;
    if (status === 200) {
      times.push(took);
      if (performance.now() < until) inTime += 1;
    } else if (status === 503) busyTimes.push(took);
    else if (status === 0) counts.broken += 1;
    else counts.failed += 1;
    return status;
  }

  if ('connections' in load) {
    await Promise.all(
      Array.from({ length: load.connections }, async () => {
        while (performance.now() < until) if ((await ask()) === 503) await wait(pauseWhenBusy);
      }),
    );
  } else {
    const underWay = new Set<Promise<number>>();
    while (performance.now() < until) {
      const due = ((performance.now() - start) / 1000) * load.perSecond;
      while (counts.asked < due) {
        const one = ask().finally(() => underWay.delete(one));
        underWay.add(one);
      }
      await wait(5);
    }
    await Promise.all(underWay);
  }
  connections.close();
  return { ...counts, seconds: load.seconds, inTime, times, busyTimes };
}

const clientOf = (nr: number): string => `10.${(nr >> 16) & 255}.${(nr >> 8) & 255}.${nr & 255}`;
