import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { AxiosInstance } from 'axios';
import { afterPaint } from '../../network/afterPaint.ts';
import { loadChunk } from '../../network/loadChunk.ts';
import { begunReads } from './begunReads.ts';

/** The header that names the shop of a request to `/api`; the server adds the tokens of shop and cart. */
const shopHeader = 'x-shop';

/** The browser's client of `/api`. Paths begin with the service, for example `/shopping/carts`. */
export interface Api {
  /** Loads axios with its first request. */
  http: HttpClient;
  /** The full client, for the data of remotes. */
  open(): Promise<AxiosInstance>;
  /** Sends a GET for data that is needed before its code is loaded. The next request for the same path receives the answer. */
  beginRead(path: string): void;
}

const timeLimit = 20_000;

/** @param onWaiting called with 1 when a write begins to wait because the shop is busy, and with -1 when it is sent again. */
export const createApi = (slug: string, onWaiting: (change: 1 | -1) => void): Api => {
  let opened: Promise<AxiosInstance> | undefined;
  const headers = { [shopHeader]: slug };
  const reads = begunReads((path) => fetch(`/api${path}`, { headers, signal: AbortSignal.timeout(timeLimit) }));
  const load = async (): Promise<AxiosInstance> => {
    const { openClient } = await loadChunk(() => import('../../network/openClient.ts'));
    return openClient({ timeout: timeLimit, headers, before: reads.before, onWaiting });
  };
  const open = (): Promise<AxiosInstance> => {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const beginRead = (path: string): void => {
    reads.begin(path);
    // The code that parses the answer is needed too, so it is loaded now.
    open().catch(() => {});
  };
  const http: HttpClient = {
    request: async (config) => {
      // A press shows its number first, because sending it would take a part of that frame's time [BYD-05].
      if (config.method !== 'GET') await new Promise<void>(afterPaint);
      return (await open()).request(config);
    },
  };
  return { open, beginRead, http };
};
