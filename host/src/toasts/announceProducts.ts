import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom, productsAtom } from '@festival/shared-contracts/state/shopState';
import type { OverlayQueue } from '../overlay/overlayQueue.ts';
import type { PageStore } from '../page/pageStore.ts';

export interface ProductToastDeps {
  store: PageStore;
  overlays: Pick<OverlayQueue, 'showToast'>;
}

/**
 * Says by a toast what belongs to a product that was just added here, one by one or from the wishlist: its condition, and its
 * disclaimer [OVL-09]. What another tab adds is said there.
 */
export const announceProducts = ({ store, overlays }: ProductToastDeps): void => {
  let before = store.get(primitives.cart)?.products ?? {};
  const isOwn = (): boolean =>
    store.get(capabilitiesAtom)?.usesServerCart === false || store.get(primitives.shopUpdateState) !== '';
  store.sub(primitives.cart, () => {
    const last = before;
    before = store.get(primitives.cart)?.products ?? {};
    const isAdded = ({ id }: Product) => (before[id] ?? 0) > 0 && !((last[id] ?? 0) > 0);
    if (!isOwn()) return;
    for (const product of store.get(productsAtom).filter(isAdded)) announce(product, overlays.showToast);
  });
};

const announce = ({ name, meta }: Product, showToast: OverlayQueue['showToast']): void => {
  const { isConditionalProduct, conditionalMessage, productDisclaimer } = meta;
  if (isConditionalProduct && conditionalMessage) showToast({ title: name, text: conditionalMessage, tone: 'warning' });
  if (productDisclaimer) showToast({ title: name, text: productDisclaimer });
};
