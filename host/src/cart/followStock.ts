import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import { isStill, readStock, SameStock } from './readStock.ts';

/** Milliseconds between two requests. Even with a late answer and the server's cache of the stock, a change then shows within 10 s. */
export const lookEvery = 8_000;

interface FollowStockDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
}

/**
 * Reads the shop's products once. The answer is not decoded if it equals the last one and the page has not changed its
 * products since: decoding 500 products takes a slow phone about 70 ms.
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
        // This answer does not come from the shop, so the call itself reports it.
        return answer;
      }
    };
    const request: HttpClient['request'] = (config) => http.request({ ...config, transformResponse: [decode] });
    const isShown = await readStock({ store, http: { request }, report });
    if (isShown && text) last = { text, products: store.get(primitives.products) };
  };
};

/**
 * Polls the shop's products while its tab is visible, so that a product that sells out shows as sold out within 10 s
 * [TIX-05]. Returns a function that stops it.
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
