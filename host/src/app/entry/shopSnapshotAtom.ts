import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import { primitives } from '@festival/shared-contracts/state/primitives';
import {
  choicesAtom,
  isCovidTermsAcceptedAtom,
  isTermsAcceptedAtom,
  shippingCountryAtom,
  shippingHandleAtom,
  shopUpdateStateAtom,
  totalsAtom,
} from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';
import { upgradedOrderAtom } from '../../cart/upgradedOrder.ts';
import { deepLinkQueryAtom } from '../../routing/deeplink/deepLinkQueryAtom.ts';

/** Whether the counter counts as loaded [CNT-10]. */
export const showCounterAtom = atom(false);

/** Whether the visitor uses a touch screen. */
export const isTouchAtom = atom(false);

/**
 * The page's state under the names of the specification, as one value, for support staff; it contains no personal data.
 * It reads every atom, so no component may subscribe to it [BRD-09].
 */
export const shopSnapshotAtom = atom((get) => {
  const config = get(primitives.config);
  const cart = get(primitives.cart);
  const modal = get(primitives.modal);
  const order = get(upgradedOrderAtom);
  const lookup = get(primitives.orderLookup);
  return {
    hasConfig: config !== null,
    showCheckout: get(primitives.checkoutView) !== 'closed',
    showCheckoutForm: get(primitives.checkoutView) === 'form',
    showCounter: get(showCounterAtom),
    readyToshop: get(primitives.isReadyToShop),
    modal: modal && { code: modal.code, title: modal.title ?? '', message: modal.message ?? '' },
    isTouch: get(isTouchAtom),
    brand: config?.ossBrand ?? '',
    cartId: cart?.id ?? null,
    upgradeOrderId: order.orderId,
    accessId: order.accessId,
    isWishlistSaved: get(primitives.wishlistSave) === 'saved',
    isUpgradeChoiceMade: get(primitives.isUpgradeChoiceMade),
    isTermsAccepted: get(isTermsAcceptedAtom),
    isCovidTermsAccepted: get(isCovidTermsAcceptedAtom),
    errorCodes: cart?.checkoutErrors.map(({ code }) => code) ?? [],
    deepLinkQueryString: get(deepLinkQueryAtom),
    fromTravelDetailPath: get(primitives.fromTravelDetailPath),
    lookUpState: get(primitives.lookUpState),
    shippingPrice: get(totalsAtom).shipping,
    shippingCountry: get(shippingCountryAtom),
    shippingHandle: get(shippingHandleAtom),
    insurencePrice: get(totalsAtom).insurance,
    isRefundChoiceMade: get(choicesAtom).refundProtection !== null,
    cartHasUnsavedChanges: get(primitives.cartHasUnsavedChanges),
    hasPreviousOrder: (lookup?.original_orders.length ?? 0) > 0,
    shopUpdateState: get(shopUpdateStateAtom),
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
