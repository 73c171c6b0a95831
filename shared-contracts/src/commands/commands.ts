import type { CheckoutRequest } from '../checkout/checkoutRequest.ts';
import type { ErrorCode } from '../errors/errorCode.ts';
import type { Result } from '../errors/result.ts';
import type { Language } from '../language/language.ts';
import type { PaymentStatus } from '../order/paymentStatus.ts';

/** A placed order as the status page shows it; totals in cents. */
export interface OrderView {
  reference: string;
  status: PaymentStatus;
  total: number;
  email: string;
  lines: {
    productId: string;
    name: string;
    quantity: number;
    total: number;
    /** The name in the languages that it was sold in. */
    texts?: Partial<Record<Language, { name?: string | undefined }>>;
  }[];
}

/**
 * What a remote may ask of the shop. The host implements it (order of writes, optimistic display, error handling exist
 * there, once); the harness fakes it. Each answers a result; expected failures are values, and the host has already
 * shown the modal that the catalogue names for them.
 */
export interface Commands {
  /** Sets how many of a product the cart holds; opens a cart when there is none [CNT-04]. */
  setQuantity(productId: string, quantity: number): Promise<Result>;
  /** Refund protection: 1 or 0, and marks the choice as made [INS-01]. */
  setInsurance(wanted: boolean): Promise<Result>;
  /** Upper-case country of delivery. */
  setShippingCountry(country: string): Promise<Result>;
  acceptTerms(accepted: boolean): void;
  /** The valid form; the host adds redirectUri and language, and leads on to payment [PAY-05]. */
  submitForm(form: CheckoutRequest): Promise<Result>;
  /** Redeems a voucher: the cart comes back with other payment methods; a refusal is a value with the server's code [VCH-01]. */
  applyVoucher(code: string): Promise<Result>;
  /** Places the order and sends the browser to the provider [PAY-03]. */
  placeOrder(paymentMethod: string): Promise<Result>;
  /** How the payment of the visitor's last order stands, asked of the server; a failure where none was placed. */
  readOrder(): Promise<Result<OrderView>>;
  /** Forgets the cart of the order, and goes to the shop's page; a new cart stays. */
  leaveOrder(): void;
  openCheckout(view: 'basket' | 'form'): void;
  /** Refused in payment and once confirmed [OVL-02]. */
  closeCheckout(): Promise<Result>;
  /** Goes to a path below the shop, for example `tickets`; the query string is carried [RTE-02]. */
  navigate(path: string): void;
  /** Opens a modal of the catalogue; answers with what the visitor chose (a message's only answer is 'confirm') [OVL-03]. */
  ask(
    code: ErrorCode,
    details?: { title?: string; message?: string; values?: Record<string, string | number> },
  ): Promise<'confirm' | 'cancel'>;
}
