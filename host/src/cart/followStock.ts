import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { type ErrorReport, errorReportOf } from '../telemetry/errorReport.ts';
import { renewedProducts } from './renewedProducts.ts';

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
 * says so within 10 s [TIX-05]. An answer that a change of the cart has overtaken is dropped: that change has moved the stock
 * on the page already. Answers how to stop.
 */
export const followStock = ({ store, http, report }: FollowStockDeps): (() => void) => {
  let isReading = false;
  const isStill = () => Object.keys(store.get(primitives.pendingQuantities)).length === 0;

  const look = async (): Promise<void> => {
    const cart = store.get(primitives.cart);
    const answer: Result<Product[]> = await callEndpoint(http, getProducts);
    if (!answer.ok || !isStill() || store.get(primitives.cart) !== cart) return;
    const before = store.get(primitives.products);
    const after = renewedProducts(before, answer.value);
    if (after !== before) store.set(primitives.products, after);
  };

  const timer = setInterval(() => {
    if (isReading || document.visibilityState !== 'visible' || !navigator.onLine || !isStill()) return;
    isReading = true;
    look()
      .catch((error: unknown) => report(errorReportOf('stock.notRead', error)))
      .finally(() => {
        isReading = false;
      });
  }, lookEvery);
  return () => clearInterval(timer);
};
