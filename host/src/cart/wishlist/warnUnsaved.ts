import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { PageStore } from '../../page/pageStore.ts';

/**
 * Has the browser ask before a page with unsaved changes of the wishlist is left: by a link out of the shop, by closing the tab, or
 * by loading it again. Steps of the shop keep the changes, so they ask nothing; nor does a guest's page, who can't save. Answers
 * how to stop [WSH-02].
 */
export const warnUnsaved = (store: PageStore): (() => void) => {
  if (!store.get(capabilitiesAtom)?.savesWishlist) return () => {};
  const ask = (event: BeforeUnloadEvent): void => {
    if (store.get(primitives.user) && store.get(primitives.cartHasUnsavedChanges)) event.preventDefault();
  };
  // A listener all the time would cost pages their place in the browser's cache of pages left.
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
