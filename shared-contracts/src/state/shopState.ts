import { atom } from 'jotai/vanilla';
import { cartTotals } from '../cart/cartTotals.ts';
import { orderFeeOf } from '../cart/orderFeeOf.ts';
import { productInLanguage } from '../product/product.ts';
import { holdsMerchandise } from '../shipping/holdsMerchandise.ts';
import { capabilitiesOf } from '../shop/capabilities.ts';
import { commandsPrimitive, primitives } from './primitives.ts';

/** The page's state as every part may read it; changes are asked for with a command. */
export const configAtom = atom((get) => get(primitives.config));
export const cartAtom = atom((get) => get(primitives.cart));
export const userAtom = atom((get) => get(primitives.user));
export const languageAtom = atom((get) => get(primitives.language));
export const serverNowAtom = atom((get) => get(primitives.serverNow));
export const stepFlowAtom = atom((get) => get(primitives.stepFlow));
export const checkoutViewAtom = atom((get) => get(primitives.checkoutView));
export const modalAtom = atom((get) => get(primitives.modal));
export const itemStatesAtom = atom((get) => get(primitives.itemStates));
export const shopUpdateStateAtom = atom((get) => get(primitives.shopUpdateState));
export const isTermsAcceptedAtom = atom((get) => get(primitives.isTermsAccepted));
export const isRefundChoiceMadeAtom = atom((get) => get(primitives.isRefundChoiceMade));
export const isCovidTermsAcceptedAtom = atom((get) => get(primitives.isCovidTermsAccepted));
export const isUpgradeChoiceMadeAtom = atom((get) => get(primitives.isUpgradeChoiceMade));
export const wishlistSaveAtom = atom((get) => get(primitives.wishlistSave));
export const cartHasUnsavedChangesAtom = atom((get) => get(primitives.cartHasUnsavedChanges));
export const lookUpStateAtom = atom((get) => get(primitives.lookUpState));
export const orderLookupAtom = atom((get) => get(primitives.orderLookup));
export const shippingHandleAtom = atom((get) => get(primitives.shippingHandle));
export const shippingCountryAtom = atom((get) => get(primitives.shippingCountry));

/** What this shop can do; null before its config is known [BRD-03]. */
export const capabilitiesAtom = atom((get) => {
  const config = get(primitives.config);
  return config && capabilitiesOf(config);
});

/** The shop's products in the visitor's language. */
export const productsAtom = atom((get) => {
  const language = get(primitives.language);
  return get(primitives.products).map((product) => productInLanguage(product, language));
});

/** Quantities as shown: the server's, with what was asked for since laid over them [BYD-05]. */
export const quantitiesAtom = atom((get) => ({
  ...get(primitives.cart)?.products,
  ...get(primitives.pendingQuantities),
}));

/** Whether a write to the cart is under way; controls wait for it [TIX-12]. */
export const isUpdatingAtom = atom((get) => get(primitives.shopUpdateState) !== '');

/** The cart's sums as shown: the server's once it answered, until then ours by the same rules [BSK-03]. */
export const totalsAtom = atom((get) => {
  const cart = get(primitives.cart);
  const config = get(primitives.config);
  const isSettled = Object.keys(get(primitives.pendingQuantities)).length === 0;
  if (cart && isSettled) return cart.totals;
  const quantities = get(quantitiesAtom);
  const products = get(primitives.products);
  return cartTotals({
    quantities,
    products,
    orderFee: config ? orderFeeOf(config) : 0,
    // What the server charges for the country stays while there is something to send.
    shipping: holdsMerchandise(quantities, products) ? (cart?.totals.shipping ?? get(primitives.shippingPrice)) : 0,
    discount: cart?.totals.discount,
  });
});

/** Milliseconds until the cart ends, by the server's clock and never below 0; null without a deadline [CNT-01]. */
export const cartCountdownAtom = atom((get) => {
  const deadline = get(primitives.cartDeadline);
  return deadline === null ? null : Math.max(0, deadline - get(primitives.serverNow));
});

/** Asks the host for changes; see Commands. */
export const commandsAtom = atom((get) => {
  const { current } = get(commandsPrimitive);
  if (!current) throw new Error('Commands are asked for before the page has started: set commandsPrimitive first');
  return current;
});
