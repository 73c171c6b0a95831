import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { putWishlist } from '@festival/shared-contracts/api/memberCalls';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import type { Wishlist } from '@festival/shared-contracts/wishlist/wishlist';
import type { PageStore } from '../page/pageStore.ts';

/**
 * The data that is saved as the account's wishlist: the cart on the page with its stay, and the answers of the
 * registration form. The answers are included only if the form was answered, because another tab or device may have
 * saved other answers. The year is the festival's year [WSH-02].
 */
export const wishlistToSave = (
  store: PageStore,
  preferences: Wishlist['preferences'] = {},
): BodyOf<typeof putWishlist> => {
  const saved = store.get(primitives.user)?.wishlist;
  const dateStart = store.get(primitives.config)?.festivalData.dateStart ?? '';
  return {
    year: Number(dateStart.slice(0, 4)),
    products: { ...store.get(primitives.cart)?.products },
    travelCart: store.get(travelCartAtom),
    preferences,
    isMemberSaleUsed: saved?.isMemberSaleUsed ?? false,
  };
};
