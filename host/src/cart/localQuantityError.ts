import { type QuantityFault, quantityFault } from '@festival/shared-contracts/product/quantityFault';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/**
 * Why the shop refuses a quantity, by the server's rules and the stock that the page knows; null when it is allowed
 * [WSH-01].
 */
export const localQuantityError = (store: PageStore, productId: string, quantity: number): QuantityFault | null => {
  const config = store.get(primitives.config);
  const product = store.get(primitives.products).find(({ id }) => id === productId);
  if (!config || !product) return 'product.not_found';
  const held = store.get(primitives.cart)?.products[productId] ?? 0;
  if (product.stock !== null && quantity - held > product.stock) return 'product.sold_out';
  return quantityFault({ product, quantity, held }, capabilitiesOf(config), ticketLimitsOf(config));
};
