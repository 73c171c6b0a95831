import type { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { failuresOf } from '@festival/service-kit/result/failuresOf';
import { firstFailure } from '@festival/service-kit/result/firstFailure';
import type { placeCartOrder } from '@festival/shared-contracts/api/checkoutCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { parcelCountryOf } from '@festival/shared-contracts/shipping/parcelCountry';
import { cartFailures } from '../cart/cartFailures.ts';
import { cartRefusals } from '../cart/cartRefusals.ts';
import { checkoutErrors, isWorthBuying } from '../cart/checkoutErrors.ts';
import { formVersionOf } from '../cart/formVersionOf.ts';
import { checkMembership } from '../limits/checkMembership.ts';
import type { Membership } from '../limits/membership.ts';
import { checkRequiredChoices } from '../order/checkRequiredChoices.ts';
import type { NewOrder } from '../order/storeOrder.ts';
import { paymentMethods } from '../payment/paymentMethods.ts';
import type { OfferedMethod } from '../payment/paymentProvider.ts';
import type { CartPrice } from '../price/cartPrice.ts';
import { type Refusal, refusal } from '../refusal/refusal.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { shippingRefusals } from '../shipping/shippingRefusals.ts';
import { choicesOf } from './choicesOf.ts';

type Placed = Omit<NewOrder, 'limitIds' | 'acceptsRenewal'> & {
  price: CartPrice;
  /** Whether the shop sells to the account of the order. */
  access: Result<void, Refusal>;
  membership: Membership | null;
  /** The payment methods that the shop's provider offers this buyer. */
  methods: readonly OfferedMethod[];
};
type OrderRequest = BodyOf<typeof placeCartOrder>;
type Check = Result<void, ApiFailure>;

/**
 * Checks whether the order of a (locked) cart can be placed: its status, its buyer's account, the shop's rules, the
 * shopper's choices and the payment.
 */
export const checkOrder = (placed: Placed, request: OrderRequest): Check =>
  firstFailure([
    () => checkCart(placed),
    () => (placed.access.ok ? passed : refused(placed.access.error)),
    () => checkRules(placed),
    () => checkChoices(placed),
    () => checkForm(placed, request),
    () => checkPayment(placed, request),
  ]);

const passed = success(undefined);
const refused = (reason: Refusal) => failure(refusalFailure(reason));

function checkCart({ shop, cart, quantities }: Placed): Check {
  if (cart.status === 'expired') return failure(cartFailures.expired());
  if (!shop.capabilities.takesPayment) return refused(cartRefusals.takesNoPayment);
  if (cart.status !== 'shopping') return refused(refusal('order.already_placed'));
  if (cart.buyer === null) return refused(refusal('checkout.form_missing'));
  if (isWorthBuying(quantities, shop)) return passed;
  return refused(refusal('cart.empty'));
}

function checkRules({ shop, quantities, price, membership }: Placed): Check {
  const checks = [checkMembership(quantities, shop, membership), price.upgrade];
  const [error] = [...checkoutErrors(quantities, shop), ...failuresOf(checks)];
  return error ? refused(error) : passed;
}

/** The server checks every choice again, since a client may call the API without the page [BSK-05]. */
function checkChoices({ shop, cart, quantities, price }: Placed): Check {
  const choices = choicesOf(shop, cart, null);
  const products = shop.products.map(({ product }) => product);
  const required = checkRequiredChoices({ config: shop.config, products, quantities, choices });
  if (!required.ok) return required;
  if (!price.delivery.ok) return refused(price.delivery.error);
  // Merchandise needs an address in the country for which delivery was priced: the buyer's, or the receiver's [SHP-01].
  const parcelCountry = parcelCountryOf(choices);
  const hasAddress = [cart.buyer?.country, cart.buyer?.deliveryCountry].some((country) => country === parcelCountry);
  return parcelCountry === null || hasAddress ? passed : refused(shippingRefusals.addressElsewhere);
}

/**
 * Refuses an order whose form is not the one that the payer saw: another tab, or another holder of the cart, may have
 * changed it [BYD-03].
 */
function checkForm({ cart }: Placed, { expectedForm }: OrderRequest): Check {
  if (expectedForm === undefined || expectedForm === formVersionOf(cart)) return passed;
  return refused(refusal('order.form_changed'));
}

/** Refuses an order whose total is not the one that the shopper saw, if the client names it [BYD-03, API-03]. */
function checkPayment({ totals, methods }: Placed, request: OrderRequest): Check {
  if (!paymentMethods(totals.total, methods).some((method) => method.uid === request.paymentMethod))
    return refused(refusal('payment.method_unknown'));
  const isShown = request.expectedTotal === undefined || request.expectedTotal === totals.total;
  return isShown ? passed : refused(refusal('order.total_changed'));
}
