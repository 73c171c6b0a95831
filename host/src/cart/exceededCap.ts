import { limitsInOrder, maximumOf } from '@festival/shared-contracts/product/ticketLimits';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../page/pageStore.ts';

/** The highest quantity of a ticket that an order may contain, if the given quantity is above it; otherwise null [TIX-03]. */
export const exceededCap = (store: PageStore, productId: string, quantity: number): number | null => {
  const config = store.get(primitives.config);
  const productOf = (wanted: string) => store.get(primitives.products).find(({ id }) => id === wanted);
  const product = productOf(productId);
  if (!config || product?.mappedType !== 'ticket') return null;
  const maximum = maximumOf(
    product,
    limitsInOrder(ticketLimitsOf(config), product, store.get(quantitiesAtom), productOf),
  );
  return quantity > maximum ? maximum : null;
};
