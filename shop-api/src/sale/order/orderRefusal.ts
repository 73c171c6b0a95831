import type { placeCartOrder } from '@festival/shared-contracts/api/checkoutCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { cartExpired } from '../cart/cartFailures.ts';
import type { CartPrice } from '../cart/cartPrice.ts';
import { checkoutErrors, isWorthBuying, takesNoPayment } from '../cart/checkoutErrors.ts';
import { choicesOf } from '../cart/choicesOf.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { memberRefusal } from '../limits/checkMembership.ts';
import type { Membership } from '../limits/membership.ts';
import { paymentMethods } from '../payment/paymentMethods.ts';
import { missingRefusal } from './missingRefusal.ts';
import type { NewOrder } from './storeOrder.ts';

type Placed = Omit<NewOrder, 'limitIds'> & { price: CartPrice; membership: Membership | null };
type OrderRequest = BodyOf<typeof placeCartOrder>;

/** Why a (locked) cart's order is not taken, or null: it must shop here, have all that the shop asks for, and be paid as asked. */
export const orderRefusal = (placed: Placed, request: OrderRequest): ApiFailure | null =>
  cartRefusal(placed) ?? ruleRefusal(placed) ?? choiceRefusal(placed) ?? requestRefusal(placed, request);

const refused = ({ code, message }: Refusal) => new ApiFailure(409, code, message);

function cartRefusal({ shop, cart, quantities }: Placed): ApiFailure | null {
  if (cart.status === 'expired') return cartExpired();
  if (!shop.capabilities.takesPayment) return refused(takesNoPayment);
  if (cart.status !== 'shopping')
    return new ApiFailure(409, 'order.already_placed', 'The order of this cart has been placed.');
  if (cart.buyer === null)
    return new ApiFailure(409, 'checkout.form_missing', 'The order needs to know who buys: fill in the form first.');
  return isWorthBuying(quantities, shop) ? null : new ApiFailure(409, 'cart.empty', 'There is nothing in the cart.');
}

function ruleRefusal({ shop, quantities, price, membership }: Placed): ApiFailure | null {
  const notMember = memberRefusal(quantities, shop, membership);
  const [error] = [...checkoutErrors(quantities, shop), notMember, price.upgrade].filter((one) => one !== null);
  return error ? refused(error) : null;
}

/** What the shop asks for, whatever page the order came from [BSK-05]. */
function choiceRefusal({ shop, cart, quantities, price }: Placed): ApiFailure | null {
  const choices = choicesOf(shop, cart, null);
  const products = shop.products.map(({ product }) => product);
  const missing = missingRefusal({ config: shop.config, products, quantities, choices });
  if (missing) return missing;
  const delivery = price.delivery ?? addressRefusal(choices.shippingCountry, cart.buyer);
  return delivery && refused(delivery);
}

/** Merchandise goes to the buyer's address: the delivery that was chosen and priced must be one to there [SHP-01]. */
const addressRefusal = (shippingCountry: string | null, buyer: CheckoutRequest | null): Refusal | null =>
  shippingCountry === null || buyer?.country === shippingCountry ? null : deliveredElsewhere;

const deliveredElsewhere: Refusal = {
  code: 'shipping.address_elsewhere',
  message: 'shipping.address_elsewhere',
};

function requestRefusal({ totals }: Placed, request: OrderRequest): ApiFailure | null {
  if (!paymentMethods(totals.total).some((method) => method.uid === request.paymentMethod))
    return new ApiFailure(409, 'payment.method_unknown', 'This order can not be paid in that way.');
  if (request.expectedTotal === undefined || request.expectedTotal === totals.total) return null;
  const changed = 'The total has changed since it was shown. Look at it again before you pay.';
  return new ApiFailure(409, 'order.total_changed', changed);
}
