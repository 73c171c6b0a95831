import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import { hasSaleStarted } from '@festival/shared-contracts/shop/hasSaleStarted';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { User } from '@festival/shared-contracts/user/user';
import { levelOf } from '../../countdown/levelOf.ts';

interface Offer {
  capabilities: Pick<Capabilities, 'takesPayment' | 'isClosed' | 'looksUpOrder' | 'usesUpWishlist'>;
  config: Pick<ShopConfig, 'saleStarts'>;
  user: Pick<User, 'wishlist' | 'membership'> | null;
  /** The quantities in the cart. */
  held: Quantities;
  /** Ids of the products that this shop sells. */
  sold: ReadonlySet<string>;
  /** Milliseconds of the server's clock. */
  now: number;
}

/**
 * Whether a shop offers to fill the cart from the account's wishlist. It does if it sells at the moment, sells at least
 * one product of the wishlist that is not yet fully in the cart, and the wishlist was not used in this member sale
 * before [OVL-10, WSH-06].
 */
export const offersWishlist = ({ capabilities, config, user, held, sold, now }: Offer): boolean => {
  if (!user?.wishlist || !capabilities.takesPayment || capabilities.isClosed || capabilities.looksUpOrder) return false;
  if (capabilities.usesUpWishlist && user.wishlist.isMemberSaleUsed) return false;
  if (!hasSaleStarted(config.saleStarts, levelOf(user), now)) return false;
  return Object.entries(user.wishlist.products).some(
    ([productId, quantity]) => sold.has(productId) && quantity > (held[productId] ?? 0),
  );
};
