import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import {
  applyVoucher,
  getOrderStatus,
  placeCartOrder,
  putCheckoutForm,
} from '@festival/shared-contracts/api/cartCalls';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ShopNavigation } from '../navigation/shopNavigation.ts';
import type { CartDeps } from './cartDeps.ts';
import { isCartGone } from './cartGone.ts';
import type { CartWriter } from './cartWriter.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import { offerAgain } from './offerAgain.ts';

export interface CheckoutDeps extends CartDeps {
  writer: CartWriter;
  navigation: ShopNavigation;
  /** Leaves the site for an address. */
  leave(address: string): void;
  /** What a failed checkout is told with when the server says nothing; names the cart [CHK-11]. */
  checkoutText(cartId: string): string;
  /** The cart of the last order that the visitor placed. */
  placedCart(): string | null;
  /** The origin of this page, for the address that the provider comes back to. */
  origin: string;
}

type CheckoutCommands = Pick<Commands, 'submitForm' | 'applyVoucher' | 'placeOrder' | 'readOrder'>;

/** Milliseconds after the payment step until the cart is asked for again [PAY-07]. */
export const refetchAfterPaymentStep = 4000;

const noCart: ShopError = { code: 'cart.not_found', message: '', status: 0 };

/** From the form to the paid order. */
export const checkoutCommands = (deps: CheckoutDeps): CheckoutCommands => {
  const { store, http, writer, navigation } = deps;
  /** The key of an attempt to place an order, kept while its outcome is not known: trying again is then the same attempt [BYD-04]. */
  let attempt: { of: string; key: string } | null = null;

  const returnAddress = (): string => `${deps.origin}/${store.get(primitives.config)?.slug}/paymentstatus`;

  const tellFailure = (error: ShopError, cartId: string, again: () => void): void => {
    if (isCartGone(error)) return;
    if (error.message === 'validation.max.orders.per.account') void deps.ask(8001, { message: error.message });
    else
      offerAgain(
        deps.ask,
        { code: 6011, message: error.message || deps.checkoutText(cartId), values: { cartId } },
        again,
      );
  };

  const keyFor = (order: string): string => {
    if (attempt?.of !== order) attempt = { of: order, key: newIdempotencyKey() };
    return attempt.key;
  };

  const place = async (cart: Cart, paymentMethod: string) => {
    const body = { paymentMethod, redirectUri: returnAddress(), expectedTotal: cart.totals.total };
    const headers = { idempotencyKey: keyFor(JSON.stringify([cart.id, body])) };
    const placed = await callEndpoint(http, placeCartOrder, { params: { cartId: cart.id }, body, headers });
    const isKnown = placed.ok || (placed.error.status >= 400 && placed.error.status < 500);
    if (isKnown) attempt = null;
    return placed;
  };

  const commands: CheckoutCommands = {
    async submitForm(form) {
      const language = store.get(primitives.language);
      const body = { ...form, language, redirectUri: returnAddress() };
      const cartId = store.get(primitives.cart)?.id ?? '';
      const sent = await writer.change((cart) =>
        callEndpoint(http, putCheckoutForm, { params: { cartId: cart.id }, body }),
      );
      if (!sent.ok) {
        tellFailure(sent.error, cartId, () => void commands.submitForm(form));
        return sent;
      }
      const provider = store.get(primitives.config)?.paymentProvider ?? 'paylogic';
      navigation.go(`checkout?${new URLSearchParams({ cartId, provider })}`);
      setTimeout(() => void writer.refetch(), refetchAfterPaymentStep);
      return sent;
    },
    applyVoucher: (voucher) =>
      writer.change((cart) => callEndpoint(http, applyVoucher, { params: { cartId: cart.id }, body: { voucher } })),
    async placeOrder(paymentMethod) {
      const cart = store.get(primitives.cart);
      if (!cart) return failure(noCart);
      const placed = await writer.inOrder(() => place(cart, paymentMethod));
      if (!placed.ok) {
        void writer.refetch();
        return placed;
      }
      deps.leave(placed.value.data.redirectUri);
      return success(undefined);
    },
    async readOrder() {
      const cartId = deps.placedCart();
      if (cartId === null) return failure(noCart);
      const answer = await writer.inOrder(() => callEndpoint(http, getOrderStatus, { params: { cartId } }));
      if (!answer.ok) return answer;
      const { status } = answer.value.data;
      const cart = store.get(primitives.cart);
      const isPast = cart?.id !== cartId;
      // What was not paid of a cart that was left has no way on any more.
      if (isPast && status !== 'completed' && status !== 'pending') return failure(noCart);
      if (!isPast && status !== 'pending' && cart.status === 'in_payment') void writer.refetch();
      return success(answer.value.data);
    },
  };
  return commands;
};
