import type { CheckoutRequest } from '../checkout/checkoutRequest.ts';
import type { Result } from '../errors/result.ts';
import type { OrderView } from '../order/orderView.ts';

/** From the form to the paid order. */
export interface CheckoutCommands {
  /** The valid form; the host adds redirectUri and language, and leads on to payment [PAY-05]. */
  submitForm(form: CheckoutRequest): Promise<Result>;
  /** Redeems a voucher: the cart comes back with other payment methods; a refusal is a value with the server's code [VCH-01]. */
  applyVoucher(code: string): Promise<Result>;
  /** Places the order and sends the browser to the provider [PAY-03]. */
  placeOrder(paymentMethod: string): Promise<Result>;
  /** How the payment of the visitor's last order stands, asked of the server; a failure where none was placed [PAY-04]. */
  readOrder(): Promise<Result<OrderView>>;
  /** Forgets the cart of the order, and goes to the shop's page; a new cart stays. */
  leaveOrder(): Promise<Result>;
  /** Gives up an order that is being paid, once the shopper has said that they mean it (6010) [ERR-06]. */
  cancelOrder(): Promise<Result>;
}
