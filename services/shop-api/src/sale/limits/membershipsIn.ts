import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** The number of memberships among these quantities. */
export function membershipsIn(quantities: Quantities, shop: Shop): number {
  return Object.entries(quantities).reduce(
    (sum, [id, quantity]) => (shop.byId.get(id)?.product.mappedType === 'membership' ? sum + quantity : sum),
    0,
  );
}
