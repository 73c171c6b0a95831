import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import { isStill, readStock } from './readStock.ts';

/**
 * Milliseconds between two requests. Together with a late answer and the server's cache of the stock, a change shows
 * within 10 s.
 */
export const lookEvery = 8_000;

interface FollowStockDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
}

/**
 * Polls the shop's products while its tab is visible, so that a product that sells out shows as sold out within 10 s
 * [TIX-05]. Returns a function that stops it.
 */
export const followStock = ({ store, http, report }: FollowStockDeps): (() => void) => {
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading || document.visibilityState !== 'visible' || !navigator.onLine || !isStill(store)) return;
    isReading = true;
    void readStock({ store, http, report }).finally(() => {
      isReading = false;
    });
  }, lookEvery);
  return () => clearInterval(timer);
};
