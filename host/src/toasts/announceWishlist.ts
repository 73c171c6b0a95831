import { primitives } from '@festival/shared-contracts/state/primitives';
import type { OverlayQueue } from '../overlay/overlayQueue.ts';
import type { PageStore } from '../page/pageStore.ts';

export interface WishlistToastDeps {
  store: PageStore;
  overlays: Pick<OverlayQueue, 'showToast'>;
  /** A text of the error catalogue in the page's language. */
  errorText(key: string): string;
}

/** Says by a toast that the wishlist is saved, each time that it is; over the open panel a dialog says it (4001) [OVL-09]. */
export const announceWishlist = ({ store, overlays, errorText }: WishlistToastDeps): void => {
  let before = store.get(primitives.wishlistSave);
  store.sub(primitives.wishlistSave, () => {
    const isSaved = store.get(primitives.wishlistSave) === 'saved';
    const isPanelOpen = store.get(primitives.checkoutView) !== 'closed';
    if (isSaved && before !== 'saved' && !isPanelOpen)
      overlays.showToast({ title: errorText('4001.title'), tone: 'success' });
    before = store.get(primitives.wishlistSave);
  });
};
