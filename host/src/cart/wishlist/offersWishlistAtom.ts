import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';
import { offersWishlist } from './offersWishlist.ts';

/** Whether the page currently offers to fill its cart from the account's wishlist [OVL-10, HDR-01]. */
export const offersWishlistAtom = atom((get): boolean => {
  const capabilities = get(capabilitiesAtom);
  const config = get(primitives.config);
  const cart = get(primitives.cart);
  if (!capabilities || !config || (cart && cart.status !== 'shopping')) return false;
  return offersWishlist({
    capabilities,
    config,
    user: get(primitives.user),
    held: cart?.products ?? {},
    sold: new Set(get(primitives.products).map(({ id }) => id)),
    now: get(primitives.serverNow),
  });
});
