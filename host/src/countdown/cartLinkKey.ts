import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';

/** The name of a button that opens the basket: it mentions paying only in a shop that takes payments [BRD-04]. */
export const cartLinkKey = <Selling extends string>(
  capabilities: Pick<Capabilities, 'takesPayment' | 'isWishlist'> | null,
  selling: Selling,
) => {
  if (capabilities?.takesPayment !== false) return selling;
  return capabilities.isWishlist ? 'bottomBar.wishlist' : 'bottomBar.checkout';
};
