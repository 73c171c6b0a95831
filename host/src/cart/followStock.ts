import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import { isStill, readStock } from './readStock.ts';

/** Milliseconds between two looks. With a late answer and what servers remember of a stock it stays below 10 s. */
export const lookEvery = 8_000;

interface FollowStockDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
}

/**
 * Reads the shop's products again and again while its tab is visible, so that what sells out while somebody looks at it
 * says so within 10 s [TIX-05]. Answers how to stop.
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
