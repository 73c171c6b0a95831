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
 * Says by a toast that the wishlist is saved, each time that it is; over the open panel a dialog says it (4001), and the form of a
 * registration says so itself [OVL-09].
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
