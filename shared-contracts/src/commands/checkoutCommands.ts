import type { CheckoutRequest } from '../checkout/checkoutRequest.ts';
import type { Result } from '../errors/result.ts';
import type { OrderView, PaymentState } from '../order/orderView.ts';

/** The steps from the form to the paid order. */
export interface CheckoutCommands {
  /** Sends the valid form; the host adds redirectUri and language, and goes to the payment page [PAY-05]. */
  submitForm(form: CheckoutRequest): Promise<Result>;
  /** Redeems a voucher; the cart then has other payment methods. A refusal has the server's code [VCH-01]. */
  applyVoucher(code: string): Promise<Result>;
  /** Removes the cart's voucher [VCH-01]. */
  removeVoucher(): Promise<Result>;
  /**
   * Places the order and sends the browser to the provider [PAY-03].
   * @param shownForm the cart's `formVersion` that the shopper saw; a form that has changed since is refused [BYD-03].
   */
  placeOrder(paymentMethod: string, shownForm?: string | null): Promise<Result>;
  /**
   * Like `placeOrder`, for a shopper who has read next to the button how the membership in the cart renews. With `placeOrder` the membership ends
   * automatically [MEM-01].
   */
  placeRenewingOrder(paymentMethod: string, shownForm?: string | null): Promise<Result>;
  /** Fetches the visitor's last order and its payment; a failure without an order [PAY-04]. */
  readOrder(): Promise<Result<OrderView>>;
  /** Fetches the state of the payment that the page's address names, for a visitor without its cart; a failure if it names none [PAY-04]. */
  readPayment(): Promise<Result<PaymentState>>;
  /** Changes the address of this visitor's paid order, shortly after paying; returns the order with its new link [PAY-04]. */
  changeEmail(email: string): Promise<Result<OrderView>>;
  /** Forgets the cart of the order, and goes to the shop's page; a new cart is kept. */
  leaveOrder(): Promise<Result>;
  /** Cancels an order that is being paid, after the shopper confirms it (6010) [ERR-06]. */
  cancelOrder(): Promise<Result>;
}
