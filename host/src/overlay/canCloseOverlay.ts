import type { Cart } from '@festival/shared-contracts/cart/cart';
import { type OverlayName, overlayTable } from '@festival/shared-contracts/overlay/overlayTable';

/** Whether one may close it: the checkout not while paying, nor once paid, but for a wishlist [OVL-02]. */
export const canCloseOverlay = (name: OverlayName, cart: Cart | null, savesWishlist: boolean): boolean =>
  overlayTable[name].closing === 'always' || savesWishlist || !cart || cart.status === 'shopping';
