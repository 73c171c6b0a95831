import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import {
  capabilitiesAtom,
  isUpdatingAtom,
  itemStatesAtom,
  productsAtom,
} from '@festival/shared-contracts/state/shopState';
import { restoredProductsAtom } from '../../cart/restoredProductsAtom.ts';
import type { PageData } from '../../page/pageData.ts';
import type { PageStore } from '../../page/pageStore.ts';
import type { OverlayQueue } from '../overlayQueue.ts';

export interface ProductToastDeps {
  /** The page's data when the page opened. */
  page: Pick<PageData, 'cart' | 'unreadCartId'>;
  store: PageStore;
  overlays: Pick<OverlayQueue, 'showToast'>;
}

/** The products that were added before this code was loaded, without those that were in the cart when the page opened. */
const addedEarly = ({ page, store }: ProductToastDeps): Product[] => {
  // It is unknown which products are new in a cart that could not be read at first.
  if (page.unreadCartId) return [];
  const opened = store.get(restoredProductsAtom) ?? page.cart?.products ?? {};
  const held = store.get(primitives.cart)?.products ?? {};
  const pressed = store.get(itemStatesAtom);
  return store.get(productsAtom).filter(({ id }) => pressed[id] && held[id] && !opened[id]);
};

/**
 * Shows a toast with the condition and the disclaimer of a product that was just added in this tab, singly or from the
 * wishlist [OVL-09]. Products that another tab adds are announced in that tab.
 */
export const announceProducts = (deps: ProductToastDeps): void => {
  const { store, overlays } = deps;
  const say = (products: readonly Product[]) => {
    for (const product of products) announce(product, overlays.showToast);
  };
  let before = store.get(primitives.cart)?.products ?? {};
  const isOwn = (): boolean => store.get(capabilitiesAtom)?.usesServerCart === false || store.get(isUpdatingAtom);
  say(addedEarly(deps));
  store.sub(primitives.cart, () => {
    const last = before;
    before = store.get(primitives.cart)?.products ?? {};
    const isAdded = ({ id }: Product) => (before[id] ?? 0) > 0 && !((last[id] ?? 0) > 0);
    if (isOwn()) say(store.get(productsAtom).filter(isAdded));
  });
};

const announce = ({ name, meta }: Product, showToast: OverlayQueue['showToast']): void => {
  const { isConditionalProduct, conditionalMessage, productDisclaimer } = meta;
  if (isConditionalProduct && conditionalMessage) showToast({ title: name, text: conditionalMessage, tone: 'warning' });
  if (productDisclaimer) showToast({ title: name, text: productDisclaimer });
};
