import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { renewedProducts } from './renewedProducts.ts';
import { withAddOns } from './withAddOns.ts';

interface StockDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
}

/** Whether no write to the cart waits for its answer. */
export const isStill = (store: PageStore): boolean => Object.keys(store.get(primitives.pendingQuantities)).length === 0;

/**
 * Reads the shop's products and shows them as they are now. An answer that a change of the cart has overtaken is dropped: that change
 * has moved the stock on the page already [TIX-05, LKP-03].
 */
export const readStock = async ({ store, http }: StockDeps): Promise<void> => {
  const cart = store.get(primitives.cart);
  const answer: Result<Product[]> = await callEndpoint(http, getProducts);
  if (!answer.ok || !isStill(store) || store.get(primitives.cart) !== cart) return;
  const before = store.get(primitives.products);
  const after = renewedProducts(before, withAddOns(answer.value, store.get(primitives.cart)));
  if (after !== before) store.set(primitives.products, after);
};
