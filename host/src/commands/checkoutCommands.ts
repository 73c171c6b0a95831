import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import {
  applyVoucher,
  cancelCartOrder,
  changeOrderEmail,
  getOrderStatus,
  getPaymentState,
  putCheckoutForm,
  removeVoucher,
} from '@festival/shared-contracts/api/checkoutCalls';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { OrderView, PaymentState } from '@festival/shared-contracts/order/orderView';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { choicesAtom } from '@festival/shared-contracts/state/shopState';
import { withCarriedQuery } from '@festival/shared-ui/link/withCarriedQuery';
import { withoutCart } from '@festival/shared-ui/link/withoutCart';
import { checkoutFactsAtom } from '../analytics/checkoutFacts.ts';
import { explainRefusal } from '../cart/cartFailures.ts';
import type { CartDeps, CartWriter } from '../cart/cartWriter.ts';
import { isPlaced } from '../cart/placedCart.ts';
import type { ShopNavigation } from '../routing/navigation/shopNavigation.ts';
import { placeOrderOnce, type ShownOrder } from './placeOrderOnce.ts';

export interface CheckoutCommandDeps
  extends Pick<CartDeps, 'store' | 'http' | 'openModal' | 'generalText' | 'notifyTabs'> {
  writer: Pick<CartWriter, 'change' | 'inOrder' | 'refetch'>;
  navigation: Pick<ShopNavigation, 'go'>;
  /** Leaves the site for an address. */
  leave(address: string): void;
  /** The query of the page's address. */
  search(): string;
  /** The id of the cart of the visitor's last order; null if there is none. */
  placedCart(): string | null;
  /** Forgets the cart in the page and on the server. */
  forgetVisit(): Promise<void>;
  /** The origin of this page, for the return address of the payment provider. */
  origin: string;
}

/** Milliseconds after the payment step until the cart is fetched again [PAY-07]. */
export const refetchAfterPaymentStep = 4000;

const noCart: ShopError = { code: 'cart.not_found', message: '', status: 0 };

const tooManyOrders = 'validation.max.orders.per.account';

/** The shopper was asked and keeps the order. */
const orderKept: ShopError = { code: 'order.kept', message: '', status: 0 };

/** The commands of the checkout, from the form to the paid order. */
export const checkoutCommands = (deps: CheckoutCommandDeps): Commands['checkout'] => {
  const { store, http, writer, navigation } = deps;
  const place = placeOrderOnce(http);
  const returnAddress = (): string =>
    deps.origin + withCarriedQuery(`/${store.get(primitives.config)?.slug}/paymentstatus`, withoutCart(deps.search()));
  /**
   * The payment page's address names the cart, the provider and the placed order. The order's token identifies it and
   * gives no access. The rest of the query is kept [PAY-05, RTE-02].
   */
  const showPayment = (cartId: string, order: { token?: string | undefined } = {}): void => {
    const provider = store.get(primitives.config)?.paymentProvider ?? 'paylogic';
    const token: [string, string][] = order.token ? [['token', order.token]] : [];
    navigation.go(`checkout?${new URLSearchParams([['cartId', cartId], ...token, ['provider', provider]])}`);
  };

  const submitForm: Commands['checkout']['submitForm'] = async (form) => {
    const { shippingHandle } = store.get(choicesAtom);
    const chosen = shippingHandle === null ? {} : { shopifyShippingMethod: shippingHandle };
    const body = { ...form, ...chosen, language: store.get(primitives.language), redirectUri: returnAddress() };
    const sent = await writer.change(
      (cart) => callEndpoint(http, putCheckoutForm, { params: { cartId: cart.id }, body }),
      { refetchAfter: refetchAfterPaymentStep },
    );
    if (!sent.ok) {
      // The form shows other failures next to its button. Only this failure opens a modal [CHK-12].
      if (sent.error.code === tooManyOrders) void deps.openModal(8001, { refusal: sent.error });
      return sent;
    }
    store.set(checkoutFactsAtom, { contact: { email: form.email, phone: form.phoneNumber } });
    showPayment(store.get(primitives.cart)?.id ?? '');
    return sent;
  };

  const order = async (paymentMethod: string, shown: ShownOrder): Promise<Result> => {
    const cart = store.get(primitives.cart);
    if (!cart) return failure(noCart);
    const language = store.get(primitives.language);
    const placed = await writer.inOrder(() =>
      place(cart, { ...shown, paymentMethod, redirectUri: returnAddress(), language }),
    );
    if (!placed.ok) {
      writer.refetch();
      return placed;
    }
    store.set(checkoutFactsAtom, { paymentMethod });
    deps.notifyTabs({ kind: 'changed', cartId: cart.id });
    // A shopper who returns with Back from the provider's page opens the order's address.
    showPayment(cart.id, placed.value.data);
    deps.leave(placed.value.data.redirectUri);
    return success(undefined);
  };

  return {
    submitForm,
    applyVoucher: (voucher) =>
      writer.change((cart) => callEndpoint(http, applyVoucher, { params: { cartId: cart.id }, body: { voucher } })),
    removeVoucher: () => writer.change((cart) => callEndpoint(http, removeVoucher, { params: { cartId: cart.id } })),
    placeOrder: (paymentMethod, shownForm) => order(paymentMethod, { shownForm }),
    placeRenewingOrder: (paymentMethod, shownForm) => order(paymentMethod, { shownForm, acceptsRenewal: true }),
    readOrder: () => readOrder(deps),
    readPayment: () => readPayment(deps),
    changeEmail: (email) => changeEmail(deps, email),
    async leaveOrder() {
      const cart = store.get(primitives.cart);
      // A newer cart is not part of the order that the shopper leaves.
      if (cart === null || isPlaced(cart)) await deps.forgetVisit();
      navigation.go('');
      return success(undefined);
    },
    cancelOrder: () => cancelOrder(deps),
  };
};

/** Asks the shopper first (6010). The state of the payment decides whether the order can still be cancelled [ERR-06]. */
const cancelOrder = async (deps: CheckoutCommandDeps): Promise<Result> => {
  if ((await deps.openModal(6010)) === 'cancel') return failure(orderKept);
  return sendCancel(deps);
};

const sendCancel = async (deps: CheckoutCommandDeps): Promise<Result> => {
  const call = ({ id }: Cart) => callEndpoint(deps.http, cancelCartOrder, { params: { cartId: id } });
  const sent = await deps.writer.change(call, { refetchAfter: 0 });
  if (!sent.ok) void explainRefusal(deps, sent.error, () => void sendCancel(deps));
  return sent;
};

const readOrder = async ({ store, http, writer, placedCart }: CheckoutCommandDeps): Promise<Result<OrderView>> => {
  const cartId = placedCart();
  if (cartId === null) return failure(noCart);
  const answer = await writer.inOrder(() => callEndpoint(http, getOrderStatus, { params: { cartId } }));
  if (!answer.ok) return answer;
  const { status, refunded } = answer.value.data;
  const cart = store.get(primitives.cart);
  const isPast = cart?.id !== cartId;
  // An unpaid order of an earlier cart can no longer be continued. An order that is being refunded is still shown.
  if (isPast && status !== 'completed' && status !== 'pending' && !refunded) return failure(noCart);
  if (!isPast && status !== 'pending' && cart.status === 'in_payment') writer.refetch();
  return success(answer.value.data);
};

const readPayment = async ({ http, writer, search }: CheckoutCommandDeps): Promise<Result<PaymentState>> => {
  const orderId = new URLSearchParams(search()).get('order');
  if (!orderId) return failure(noCart);
  const answer = await writer.inOrder(() => callEndpoint(http, getPaymentState, { params: { orderId } }));
  return answer.ok ? success(answer.value.data) : answer;
};

const changeEmail = async (
  { http, writer, placedCart }: CheckoutCommandDeps,
  email: string,
): Promise<Result<OrderView>> => {
  const cartId = placedCart();
  if (cartId === null) return failure(noCart);
  const answer = await writer.inOrder(() =>
    callEndpoint(http, changeOrderEmail, { params: { cartId }, body: { email } }),
  );
  return answer.ok ? success(answer.value.data) : answer;
};
