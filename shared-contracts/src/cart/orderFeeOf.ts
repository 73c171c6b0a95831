import { capabilitiesOf } from '../shop/capabilities.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';

/** The shop's order fee in cents; in a shop with wishlists instead of carts, the fee for wishlists [BSK-09]. */
export const orderFeeOf = (config: ShopConfig): number =>
  capabilitiesOf(config).isWishlist ? config.orderServiceFeeWishlist : config.orderServiceFee;
