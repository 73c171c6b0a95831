import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { CheckoutView } from '@festival/shared-contracts/state/primitives';

/**
 * The title of the checkout panel: the form's title while the form is shown, otherwise the title for a wishlist, a
 * preview or normal mode [OVL-01].
 */
export const panelTitle = (
  view: CheckoutView,
  capabilities: Pick<Capabilities, 'savesWishlist' | 'isPreview'> | null,
): 'form' | 'wishlist' | 'preview' | 'basket' => {
  if (view === 'form') return 'form';
  if (capabilities?.savesWishlist) return 'wishlist';
  return capabilities?.isPreview ? 'preview' : 'basket';
};
