import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';
import type { Wishlist } from '@festival/shared-contracts/wishlist/wishlist';

/** What the tabs of an account tell each other of its wishlist beside the cart [CNT-08, WSH-02]. */
export interface SharedWishlist {
  travelCart: TravelCart | null;
  hasUnsavedChanges: boolean;
  /** What the account has saved, as far as the tab knows. */
  saved: Wishlist | null;
}
