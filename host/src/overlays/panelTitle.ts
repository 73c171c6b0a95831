import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { CheckoutView } from '@festival/shared-contracts/state/primitives';

/** The title of the checkout panel: by its form, else by wishlist, preview or normal mode [OVL-01]. */
export const panelTitle = (
  view: CheckoutView,
  capabilities: Pick<Capabilities, 'savesWishlist' | 'isPreview'> | null,
): 'form' | 'wishlist' | 'preview' | 'basket' => {
  if (view === 'form') return 'form';
  if (capabilities?.savesWishlist) return 'wishlist';
  return capabilities?.isPreview ? 'preview' : 'basket';
};
