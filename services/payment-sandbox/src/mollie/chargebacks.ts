import type { WebhookMode } from '../sandboxPayment.ts';
import { type MollieBook, newId } from './mollieBook.ts';
import type { MolliePayment, Money } from './mollieTypes.ts';

/** The bank takes an amount of a paid payment back. Returns false, and changes nothing, for one that is not paid. */
export function chargeBack(
  book: MollieBook,
  payment: MolliePayment,
  amount: Money,
  webhook: WebhookMode,
  now: number,
): boolean {
  if (payment.status !== 'paid') return false;
  payment.chargebacks.push({ id: newId('chb'), amount, createdAt: now, reversedAt: null });
  book.changed();
  book.report(payment, webhook, now);
  return true;
}

/** The bank returns what it last took. Returns false, and changes nothing, if it has nothing. */
export function reverseChargeback(
  book: MollieBook,
  payment: MolliePayment,
  webhook: WebhookMode,
  now: number,
): boolean {
  const last = payment.chargebacks.findLast(({ reversedAt }) => reversedAt === null);
  if (!last) return false;
  last.reversedAt = now;
  book.changed();
  book.report(payment, webhook, now);
  return true;
}
