import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import { isStill, readStock, SameStock } from './readStock.ts';

/** Milliseconds between two looks. With a late answer and what servers remember of a stock it stays below 10 s. */
export const lookEvery = 8_000;

interface FollowStockDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
}

/**
 * Reads the shop's products once. An answer with the text of the last one, on a page that has not changed its products since, is not
 * decoded: 500 products keep a slow phone busy for some 70 ms.
 */
const stockReader = ({ store, http, report }: FollowStockDeps): (() => Promise<void>) => {
  let last: { text: string; products: Product[] } | undefined;
  return async () => {
    let text = '';
    const decode = (answer: string): unknown => {
      if (answer === last?.text && store.get(primitives.products) === last.products) throw new SameStock();
      text = answer;
      try {
        return JSON.parse(answer);
      } catch {
        // No answer of the shop; the call says so.
        return answer;
      }
    };
    const request: HttpClient['request'] = (config) => http.request({ ...config, transformResponse: [decode] });
    const isShown = await readStock({ store, http: { request }, report });
    if (isShown && text) last = { text, products: store.get(primitives.products) };
  };
};

/**
 * Reads the shop's products again and again while its tab is visible, so that what sells out while somebody looks at it
 * says so within 10 s [TIX-05]. Answers how to stop.
 */
export const followStock = (deps: FollowStockDeps): (() => void) => {
  const { store } = deps;
  const read = stockReader(deps);
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading || document.visibilityState !== 'visible' || !navigator.onLine || !isStill(store)) return;
    isReading = true;
    void read().finally(() => {
      isReading = false;
    });
  }, lookEvery);
  return () => clearInterval(timer);
};
