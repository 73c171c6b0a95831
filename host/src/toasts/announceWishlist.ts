import { primitives } from '@festival/shared-contracts/state/primitives';
import type { OverlayQueue } from '../overlay/overlayQueue.ts';
import type { PageStore } from '../page/pageStore.ts';

export interface WishlistToastDeps {
  store: PageStore;
  overlays: Pick<OverlayQueue, 'showToast'>;
  /** A text of the error catalogue in the page's language. */
  errorText(key: string): string;
}

/** Says by a toast that the wishlist is saved, each time that it is [OVL-09]. */
export const announceWishlist = ({ store, overlays, errorText }: WishlistToastDeps): void => {
  let before = store.get(primitives.wishlistSave);
  store.sub(primitives.wishlistSave, () => {
    const isSaved = store.get(primitives.wishlistSave) === 'saved';
    if (isSaved && before !== 'saved') overlays.showToast({ title: errorText('4001.title'), tone: 'success' });
    before = store.get(primitives.wishlistSave);
  });
};
