import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import { renewedProducts } from './renewedProducts.ts';
import { withAddOns } from './withAddOns.ts';

interface StockDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
}

/** Whether no write to the cart waits for its answer. */
export const isStill = (store: PageStore): boolean => Object.keys(store.get(primitives.pendingQuantities)).length === 0;

/**
 * Reads the shop's products and shows them as they are now. An answer that a change of the cart has overtaken is dropped: that change
 * has moved the stock on the page already [TIX-05, LKP-03]. Never rejects: a failure is reported [ERR-04].
 */
export const readStock = async ({ store, http, report }: StockDeps): Promise<void> => {
  const cart = store.get(primitives.cart);
  const answer: Result<Product[], unknown> = await callEndpoint(http, getProducts).catch(failure<unknown>);
  if (!answer.ok) return report(errorReportOf('stock.notRead', answer.error));
  if (!isStill(store) || store.get(primitives.cart) !== cart) return;
  const before = store.get(primitives.products);
  const after = renewedProducts(before, withAddOns(answer.value, store.get(primitives.cart)));
  if (after !== before) store.set(primitives.products, after);
};
