import { capabilitiesOf } from '../shop/capabilities.ts';
import type { ShopConfig } from '../shop/shopConfig.ts';

/** The shop's order fee in cents: that of wishlists if the shop has wishlists instead of carts [BSK-09]. */
export const orderFeeOf = (config: ShopConfig): number =>
  capabilitiesOf(config).savesWishlist ? config.orderServiceFeeWishlist : config.orderServiceFee;
