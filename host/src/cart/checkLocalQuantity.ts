import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import {
  checkQuantity,
  type QuantityError,
  quantityErrorValues,
} from '@festival/shared-contracts/product/checkQuantity';
import { limitsInOrder } from '@festival/shared-contracts/product/ticketLimits';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/** Whether the shop allows a quantity, by the server's rules and the stock that the page has [WSH-01]. */
export const checkLocalQuantity = (store: PageStore, productId: string, quantity: number): Result<void, ShopError> => {
  const config = store.get(primitives.config);
  const productOf = (wanted: string) => store.get(primitives.products).find(({ id }) => id === wanted);
  const product = productOf(productId);
  if (!config || !product) return failure(errorOf('product.not_found'));
  const quantities = store.get(primitives.cart)?.products ?? {};
  const held = quantities[productId] ?? 0;
  if (product.stock !== null && quantity - held > product.stock) return failure(errorOf('product.sold_out'));
  const limits = limitsInOrder(ticketLimitsOf(config), product, quantities, productOf);
  const checked = checkQuantity({ product, quantity, held }, capabilitiesOf(config), limits);
  return checked.ok ? checked : failure(errorOf(checked.error, quantityErrorValues(checked.error, product, limits)));
};

const errorOf = (code: QuantityError, values?: ShopError['values']): ShopError => ({
  code,
  message: '',
  status: 0,
  ...(values ? { values } : {}),
});
