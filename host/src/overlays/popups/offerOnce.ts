import type { OverlayQueue, ShopPopupName } from '../overlayQueue.ts';

interface OfferDeps {
  overlays: Pick<OverlayQueue, 'showPopup'>;
  /** The tab's storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  slug: string;
}

/** Opens a popup of the shop by itself, once for an account in a tab: who closed it is not asked again on the next page. */
export const offerOnce = ({ overlays, storage, slug }: OfferDeps, name: ShopPopupName, accountId: string): void => {
  const key = `offered-${name}-${slug}`;
  try {
    if (storage.getItem(key) === accountId) return;
    storage.setItem(key, accountId);
  } catch {
    // A browser that refuses storage is asked on each page.
  }
  overlays.showPopup(name, true);
};
