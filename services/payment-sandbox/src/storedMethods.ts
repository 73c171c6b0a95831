import { randomBytes } from 'node:crypto';
import type { PaymentBook } from './paymentBook.ts';
import type { AdyenSide, PaymentRequest, SandboxPayment } from './sandboxPayment.ts';

/** Stores the method of a payment, if the shop asked for it. The caller changes the payment's status. */
export function storeMethod(payment: SandboxPayment, { refusesCharges }: { refusesCharges: boolean }): void {
  if (payment.shopper === undefined) return;
  payment.stored = { token: randomBytes(8).toString('hex').toUpperCase(), refusesCharges };
}

/** The tokens of a shopper's stored methods. */
export const tokensOf = (book: PaymentBook, shopper: string): string[] =>
  paidBy(book, shopper).flatMap(({ stored }) => stored?.token ?? []);

/** Deletes the methods of a shopper, or only the one with that token. */
export function forgetMethods(book: PaymentBook, shopper: string, token?: string): void {
  for (const payment of paidBy(book, shopper))
    if (token === undefined || payment.stored?.token === token) delete payment.stored;
  book.changed();
}

type Charge = { request: PaymentRequest; shopper: string; token: string };

/** Charges a stored method without its shopper, once for each id. An unknown token is refused. */
export function charge(
  book: PaymentBook,
  { request, shopper, token }: Charge,
  now: number,
  adyen?: AdyenSide,
): SandboxPayment {
  const payment = book.open(request, now, adyen);
  const stored = paidBy(book, shopper).find((paid) => paid.stored?.token === token)?.stored;
  const isPaid = stored !== undefined && !stored.refusesCharges;
  book.settle(payment, isPaid ? 'completed' : 'failed', 'now', now);
  return payment;
}

const paidBy = (book: PaymentBook, shopper: string): SandboxPayment[] =>
  book.all().filter((payment) => payment.shopper === shopper && payment.status === 'completed');
