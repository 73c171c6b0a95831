import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { offersWishlistAtom } from '../../cart/wishlist/offersWishlistAtom.ts';
import type { PageStore } from '../../page/pageStore.ts';
import type { ShopNavigation } from '../../routing/navigation/shopNavigation.ts';
import type { OverlayQueue, ShopPopupName } from '../overlayQueue.ts';

interface PopupDeps {
  store: PageStore;
  overlays: Pick<OverlayQueue, 'showPopup'>;
  navigation: Pick<ShopNavigation, 'isAt'>;
  /** The tab's storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  slug: string;
}

/** The pages of a placed order, on which no offer opens. */
const ofOrders = ['checkout', 'paymentstatus', 'order'];

/**
 * Opens an account's popup on arrival: its wishlist if the wishlist can fill the cart, and on the home page of an
 * add-on shop its earlier orders [OVL-05, OVL-10]. A press on the basket closes the popup, because the panel would
 * cover it.
 */
export const offerPopups = (deps: PopupDeps): void => {
  const { store, navigation, overlays } = deps;
  const user = store.get(primitives.user);
  const name = ofOrders.some(navigation.isAt) ? null : popupFor(store, navigation.isAt(''));
  if (user && name) offerOnce(deps, name, user.id);
  store.sub(primitives.checkoutView, () => {
    if (store.get(primitives.checkoutView) === 'closed') return;
    overlays.showPopup('fillCart', false);
    overlays.showPopup('previousOrders', false);
  });
};

const popupFor = (store: PageStore, isHome: boolean): ShopPopupName | null => {
  const capabilities = store.get(capabilitiesAtom);
  const cart = store.get(primitives.cart);
  if (!capabilities || capabilities.isClosed || (cart && cart.status !== 'shopping')) return null;
  // A visitor who follows a link to another page of the shop wants to see that page, so the popup opens only on the home page.
  if (capabilities.looksUpOrder) return isHome ? 'previousOrders' : null;
  return store.get(offersWishlistAtom) ? 'fillCart' : null;
};

interface OfferDeps {
  overlays: Pick<OverlayQueue, 'showPopup'>;
  /** The tab's storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  slug: string;
}

/** Opens a popup automatically, once for each account and tab, so that it does not open again after it was closed. */
const offerOnce = ({ overlays, storage, slug }: OfferDeps, name: ShopPopupName, accountId: string): void => {
  const key = `offered-${name}-${slug}`;
  try {
    if (storage.getItem(key) === accountId) return;
    storage.setItem(key, accountId);
  } catch {
    // If the browser refuses storage, the popup opens on each page.
  }
  overlays.showPopup(name, true);
};
