import { failure, type Result } from '@festival/shared-contracts/errors/result';
import { checkQuantity, type QuantityError } from '@festival/shared-contracts/product/checkQuantity';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/** Whether the shop allows a quantity, by the server's rules and the stock that the page has [WSH-01]. */
export const checkLocalQuantity = (
  store: PageStore,
  productId: string,
  quantity: number,
): Result<void, QuantityError> => {
  const config = store.get(primitives.config);
  const product = store.get(primitives.products).find(({ id }) => id === productId);
  if (!config || !product) return failure('product.not_found');
  const held = store.get(primitives.cart)?.products[productId] ?? 0;
  if (product.stock !== null && quantity - held > product.stock) return failure('product.sold_out');
  return checkQuantity({ product, quantity, held }, capabilitiesOf(config), ticketLimitsOf(config));
};
