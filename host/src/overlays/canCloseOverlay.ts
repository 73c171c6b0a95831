import type { Cart } from '@festival/shared-contracts/cart/cart';
import { type OverlayName, overlayTable } from '../remotes/slot/overlayTable.ts';

/**
 * Whether the shopper may close an overlay. The checkout cannot be closed during or after payment, except for a
 * wishlist [OVL-02].
 */
export const canCloseOverlay = (name: OverlayName, cart: Cart | null, isWishlist: boolean): boolean =>
  overlayTable[name].closing === 'always' ||
  (overlayTable[name].closing === 'whileShopping' && (isWishlist || !cart || cart.status === 'shopping'));
