import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** A request that reached the network. */
export interface LoggedRequest {
  url: string;
  /** Chromium's kind: `Document`, `Script`, `Image`, … */
  type: string;
  /** Seconds of the browser's clock. */
  began: number;
  ended?: number;
  /** Bytes on the wire, including headers. */
  bytes: number;
  /** The length of the chain of requests that had to finish before this one could be sent; the document is 1. */
  wave: number;
}

type Initiator = {
  url?: string;
  stack?: CallStack;
};
type CallStack = { callFrames: { url: string }[]; parent?: CallStack };

const framesOf = (stack: CallStack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : [];

/** The URLs that triggered a request: the document or style that contains it, or each script that was running. */
const askers = ({ url, stack }: Initiator): string[] => [...(url ? [url] : []), ...framesOf(stack)];

/** Records a page's requests from now on. */
export function recordRequests(session: CDPSession) {
  const requests = new Map<string, LoggedRequest>();
  const waves = new Map<string, number>();
  const failures: string[] = [];
  let lastChange = performance.now();
  const changed = (requestId: string): LoggedRequest | undefined => {
    lastChange = performance.now();
    return requests.get(requestId);
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, initiator }) => {
    if (!request.url.startsWith('http')) return;
    changed(requestId);
    const wave = 1 + Math.max(0, ...askers(initiator).map((url) => waves.get(url) ?? 0));
    // If a URL is requested twice, the earlier request determines its wave.
    waves.set(request.url, Math.min(wave, waves.get(request.url) ?? wave));
    requests.set(requestId, { url: request.url, type, began: timestamp, bytes: 0, wave });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    changed(requestId);
    requests.delete(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.status >= 400) failures.push(`${response.status} ${response.url}`);
    if (response.fromDiskCache || response.fromPrefetchCache) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = changed(requestId);
    if (request) Object.assign(request, { ended: timestamp, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = changed(requestId);
    if (request) request.ended = timestamp;
  });

  return {
    all: (): LoggedRequest[] => [...requests.values()],
    /** Waits until no request has run for a second. @throws after 60 s, or when a request was refused. */
    async quiet(): Promise<void> {
      for (const until = performance.now() + 60_000; performance.now() < until; await wait(50)) {
        const underWay = [...requests.values()].filter(({ ended }) => ended === undefined);
        if (failures.length > 0) throw new Error(failures.join(', '));
        if (underWay.length === 0 && performance.now() - lastChange > 1_000) return;
      }
      throw new Error('The page does not stop sending requests');
    },
  };
}

export type RequestLog = ReturnType<typeof recordRequests>;
