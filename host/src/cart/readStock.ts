import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import { withAddOns } from './cartState.ts';

interface StockDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
}

/** The answer is the same as the last one, and so is the page. */
export class SameStock extends Error {
  override name = 'SameStock';
}

/** Whether no write to the cart waits for its answer. */
export const isStill = (store: PageStore): boolean => Object.keys(store.get(primitives.pendingQuantities)).length === 0;

/**
 * Reads the shop's products and shows them as they are now. An answer that a change of the cart has overtaken is dropped: that change
 * has moved the stock on the page already [TIX-05, LKP-03]. Answers whether they are shown. Never rejects: a failure is reported [ERR-04].
 */
export const readStock = async ({ store, http, report }: StockDeps): Promise<boolean> => {
  const cart = store.get(primitives.cart);
  const answer: Result<Product[], unknown> = await callEndpoint(http, getProducts).catch(failure<unknown>);
  if (!answer.ok) {
    if (answer.error instanceof SameStock) return true;
    report(errorReportOf('stock.notRead', answer.error));
    return false;
  }
  if (!isStill(store) || store.get(primitives.cart) !== cart) return false;
  const before = store.get(primitives.products);
  const after = renewedProducts(before, withAddOns(answer.value, store.get(primitives.cart)));
  if (after !== before) store.set(primitives.products, after);
  return true;
};

/**
 * The shop's products as they are now. One that has not changed stays the same object, so its card is not compared any further;
 * where nothing has changed the list is the same too.
 */
const renewedProducts = (before: Product[], after: readonly Product[]): Product[] => {
  const known = new Map(before.map((product) => [product.id, product]));
  const renewed = after.map((product) => {
    const former = known.get(product.id);
    return former && JSON.stringify(former) === JSON.stringify(product) ? former : product;
  });
  const isSame = renewed.length === before.length && renewed.every((product, index) => product === before[index]);
  return isSame ? before : renewed;
};
