import { failuresOf } from '@festival/service-kit/result/failuresOf';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { CartViewDeps } from '../cart/cartDeps.ts';
import { checkoutErrors, isWorthBuying } from '../cart/checkoutErrors.ts';
import { formVersionOf } from '../cart/formVersionOf.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { checkMembership, membershipFor } from '../limits/checkMembership.ts';
import { latestOrder } from '../order/latestOrder.ts';
import { paymentMethods } from '../payment/paymentMethods.ts';
import { cartPrice } from '../price/cartPrice.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { shippingRefusals } from '../shipping/shippingRefusals.ts';
import { cartAddOns } from '../stay/cartAddOns.ts';
import { shopWithAddOns } from '../stay/stayAddOn.ts';
import { readCheckedStay } from '../stay/stayErrors.ts';
import { choicesOf } from './choicesOf.ts';

/** Returns the cart in the form of GET /carts/{cartId}. */
export async function cartView({ pool, methods }: CartViewDeps, callingShop: Shop, cart: StoredCart): Promise<Cart> {
  const products = cart.quantities;
  const order = cart.buyer === null ? null : await latestOrder(pool, callingShop.eventId, cart.id);
  const shop = shopWithAddOns(callingShop, products);
  const { totals, upgrade, delivery, voucherDiscount } = await cartPrice(pool, shop, cart, products);
  const { stay, errors: ofStay } = await readCheckedStay(pool, shop, cart.id, products);
  const member = checkMembership(products, shop, await membershipFor(pool, shop, cart.accountId));
  const errors = [
    ...checkoutErrors(products, shop),
    ...ofStay,
    ...failuresOf([member, upgrade, deliverable(delivery)]),
  ];
  return {
    id: cart.id,
    // Callers have already refused an expired cart. A cart that expires in between is still shown as shopping.
    status: cart.status === 'expired' ? 'shopping' : cart.status,
    timeout: secondsShown(cart, shop),
    holdExtensionsLeft: Math.max(0, shop.config.holdExtensions.times - cart.holdExtensions),
    products,
    addOns: await cartAddOns(pool, callingShop, products),
    totalAmount: totals.total,
    totalAmountExcludingServiceCosts: totals.total - totals.serviceCosts,
    totals,
    checkoutAllowed: cart.status === 'shopping' && errors.length === 0 && isWorthBuying(products, shop),
    checkoutErrors: errors,
    policyId: cart.policyId,
    order: {
      paymentUri: cart.status === 'in_payment' ? (order?.redirectUri ?? null) : null,
      availablePaymentMethods:
        cart.buyer === null
          ? []
          : paymentMethods(totals.total, await methods(saleOf(shop, cart.buyer)), cart.buyer.language),
      payBefore: cart.status === 'in_payment' ? (order?.payBefore ?? null) : null,
      reference: order?.reference ?? null,
      status: order?.status ?? null,
    },
    choices: choicesOf(shop, cart, stay),
    voucher: cart.voucherCode === null ? null : { code: cart.voucherCode, cents: voucherDiscount },
    email: cart.buyer?.email,
    buyerName: cart.buyer ? fullNameOf(cart.buyer) : undefined,
    formVersion: formVersionOf(cart),
  };
}

/** A missing choice of delivery is no error yet: the basket asks for it. An impossible choice is one [SHP-02]. */
const deliverable = (delivery: Result<number, Refusal>): Result<unknown, Refusal> => {
  const { countryMissing, methodMissing } = shippingRefusals;
  const isMissing = !delivery.ok && [countryMissing.code, methodMissing.code].includes(delivery.error.code);
  return isMissing ? success(undefined) : delivery;
};

const saleOf = ({ config }: Shop, { country }: { country: string }) => ({ provider: config.paymentProvider, country });

const fullNameOf = ({ firstName, middleName, lastName }: CheckoutRequest): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** A sold cart has no end time, so the whole hold is shown. */
function secondsShown(cart: StoredCart, shop: Shop): number {
  return cart.secondsLeft === null ? shop.config.holdSeconds : Math.max(0, Math.floor(cart.secondsLeft));
}
