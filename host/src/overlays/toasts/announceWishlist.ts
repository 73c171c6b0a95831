import { primitives } from '@festival/shared-contracts/state/primitives';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import type { PageStore } from '../../page/pageStore.ts';
import type { ShopNavigation } from '../../routing/navigation/shopNavigation.ts';
import type { OverlayQueue } from '../overlayQueue.ts';

export interface WishlistToastDeps {
  store: PageStore;
  overlays: Pick<OverlayQueue, 'showToast'>;
  navigation: Pick<ShopNavigation, 'isAt'>;
  /** A text of the error catalogue in the page's language. */
  errorText: Translate<'errors'>;
}

/**
 * Shows a toast each time the wishlist is saved. With the panel open, a dialog (4001) confirms the save instead. The
 * registration form confirms it itself [OVL-09].
 */
export const announceWishlist = ({ store, overlays, navigation, errorText }: WishlistToastDeps): void => {
  let before = store.get(primitives.wishlistSave);
  store.sub(primitives.wishlistSave, () => {
    const isSaved = store.get(primitives.wishlistSave) === 'saved';
    const isSaidThere = store.get(primitives.checkoutView) !== 'closed' || navigation.isAt('register');
    if (isSaved && before !== 'saved' && !isSaidThere)
      overlays.showToast({ title: errorText('4001.title'), tone: 'success' });
    before = store.get(primitives.wishlistSave);
  });
};
