import { atom } from 'jotai/vanilla';
import type { Quantities } from '../cart/cart.ts';
import type { OrderLookup } from '../order-lookup/orderLookup.ts';
import { primitives } from './primitives.ts';
import type { ShopSnapshot } from './shopSnapshot.ts';
import {
  isCovidTermsAcceptedAtom,
  isRefundChoiceMadeAtom,
  isTermsAcceptedAtom,
  shippingCountryAtom,
  shippingHandleAtom,
  totalsAtom,
} from './shopState.ts';

/** The page's state as one value; nothing in it names a person. Reads every atom, so no component subscribes to it. */
export const shopSnapshotAtom = atom((get): ShopSnapshot => {
  const config = get(primitives.config);
  const cart = get(primitives.cart);
  const modal = get(primitives.modal);
  const lookup = get(primitives.orderLookup);
  return {
    hasConfig: config !== null,
    showCheckout: get(primitives.checkoutView) !== 'closed',
    showCheckoutForm: get(primitives.checkoutView) === 'form',
    showCounter: get(primitives.showCounter),
    readyToshop: get(primitives.isReadyToShop),
    modal: modal && { code: modal.code, title: modal.title ?? '', message: modal.message ?? '' },
    isTouch: get(primitives.isTouch),
    brand: config?.ossBrand ?? '',
    cartId: cart?.id ?? null,
    upgradeOrderId: get(primitives.upgradeOrderId),
    accessId: get(primitives.accessId),
    isWishlistSaved: get(primitives.wishlistSave) === 'saved',
    isUpgradeChoiceMade: get(primitives.isUpgradeChoiceMade),
    isTermsAccepted: get(isTermsAcceptedAtom),
    isCovidTermsAccepted: get(isCovidTermsAcceptedAtom),
    errorCodes: cart?.checkoutErrors.map(({ code }) => code) ?? [],
    deepLinkQueryString: get(primitives.deepLinkQueryString),
    fromTravelDetailPath: get(primitives.fromTravelDetailPath),
    lookUpState: get(primitives.lookUpState),
    shippingPrice: get(totalsAtom).shipping,
    shippingCountry: get(shippingCountryAtom),
    shippingHandle: get(shippingHandleAtom),
    insurencePrice: get(totalsAtom).insurance,
    isRefundChoiceMade: get(isRefundChoiceMadeAtom),
    cartHasUnsavedChanges: get(primitives.cartHasUnsavedChanges),
    hasPreviousOrder: (lookup?.original_orders.length ?? 0) > 0,
    shopUpdateState: get(primitives.shopUpdateState),
    purchasedProducts: purchasedIn(lookup),
    userproducts: get(primitives.user)?.wishlist?.products ?? {},
  };
});

const purchasedIn = (lookup: OrderLookup | null): Quantities => {
  const quantities: Quantities = {};
  for (const { id, quantity } of lookup?.original_orders.flatMap((order) => order.purchases) ?? []) {
    quantities[id] = (quantities[id] ?? 0) + quantity;
  }
  return quantities;
};
