import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** The modal of an expired cart: 6002. In shops that apply upgrades it is 4010 with a wishlist, and 4004 without [CNT-02]. */
export const expiryCode = (config: ShopConfig): ErrorCode => {
  const { appliesUpgrade, isWishlist } = capabilitiesOf(config);
  if (!appliesUpgrade) return 6002;
  return isWishlist ? 4010 : 4004;
};
