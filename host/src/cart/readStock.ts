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

/** Thrown if neither the answer nor the page has changed. */
export class SameStock extends Error {
  override name = 'SameStock';
}

/** Whether no write to the cart waits for an answer. */
export const isStill = (store: PageStore): boolean => Object.keys(store.get(primitives.pendingQuantities)).length === 0;

/**
 * Reads the shop's products and shows their current stock. An answer is dropped if the cart has changed since the
 * request, because that change has already updated the stock on the page [TIX-05, LKP-03]. Returns true if the stock is
 * shown. Never rejects: a failure is reported [ERR-04].
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
 * The shop's current products. An unchanged product stays the same object, so that its card is not rendered again. If
 * no product has changed, the list stays the same object too.
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
