import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../../page/pageStore.ts';

/**
 * Makes the browser ask before a visitor leaves with unsaved changes of the wishlist: by a link out of the shop, by
 * closing the tab, or by a reload. Other pages of the shop keep the changes, so the browser does not ask there. Guests
 * can't save, so they are not asked either. Returns a function that stops it [WSH-02].
 */
export const warnUnsaved = (store: PageStore): (() => void) => {
  if (!store.get(capabilitiesAtom)?.savesWishlist) return () => {};
  const ask = (event: BeforeUnloadEvent): void => {
    if (store.get(primitives.user) && store.get(primitives.cartHasUnsavedChanges)) event.preventDefault();
  };
  // The listener is added only while it is needed, because it keeps a page out of the back/forward cache.
  const follow = (): void => {
    const isUnsaved = store.get(primitives.cartHasUnsavedChanges);
    if (isUnsaved) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  follow();
  const stop = store.sub(primitives.cartHasUnsavedChanges, follow);
  return () => {
    stop();
    removeEventListener('beforeunload', ask);
  };
};
