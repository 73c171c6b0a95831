import { announcementSchema } from '../api/announcementCalls.ts';
import { cartSchema } from '../cart/cart.ts';
import { checkoutRequestSchema } from '../checkout/checkoutRequest.ts';
import { errorAnswerSchema } from '../errors/shopError.ts';
import { orderLookupSchema } from '../order-lookup/orderLookup.ts';
import { productSchema } from '../product/product.ts';
import { shippingMethodSchema } from '../shipping/shippingMethod.ts';
import { shopConfigSchema } from '../shop/shopConfig.ts';
import { addOnSchema } from '../travel/addOn.ts';
import { offeredExtraSchema } from '../travel/offeredExtra.ts';
import { roomOptionSchema } from '../travel/roomOption.ts';
import { travelCartSchema } from '../travel/travelCart.ts';
import { travelPackageSchema } from '../travel/travelPackage.ts';
import { travelSettingsSchema } from '../travel/travelSettings.ts';
import { upsellEntrySchema } from '../upsell/upsellEntry.ts';
import { userSchema } from '../user/user.ts';
import { wishlistSchema } from '../wishlist/wishlist.ts';

/** The entities that the OpenAPI document names and refers to. */
export const namedSchemas = {
  AddOn: addOnSchema,
  Cart: cartSchema,
  CheckoutRequest: checkoutRequestSchema,
  ErrorAnswer: errorAnswerSchema,
  Announcement: announcementSchema,
  OfferedExtra: offeredExtraSchema,
  OrderLookup: orderLookupSchema,
  Product: productSchema,
  RoomOption: roomOptionSchema,
  ShippingMethod: shippingMethodSchema,
  ShopConfig: shopConfigSchema,
  TravelCart: travelCartSchema,
  TravelPackage: travelPackageSchema,
  TravelSettings: travelSettingsSchema,
  UpsellEntry: upsellEntrySchema,
  User: userSchema,
  Wishlist: wishlistSchema,
};
