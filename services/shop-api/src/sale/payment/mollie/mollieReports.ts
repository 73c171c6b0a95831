import { type Payment, PaymentStatus, RefundStatus } from '@mollie/api-client';
import { z } from 'zod';
import type { PaymentWebhook, ProviderRefund, ProviderStatus } from '../paymentProvider.ts';
import { centsOf } from './mollieAmount.ts';

/** Our statuses. Mollie's page of a payment is open for one attempt or several; an expired one was never paid. */
export const statuses: Readonly<Record<PaymentStatus, ProviderStatus>> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'pending',
  [PaymentStatus.authorized]: 'pending',
  [PaymentStatus.paid]: 'completed',
  [PaymentStatus.failed]: 'failed',
  [PaymentStatus.expired]: 'failed',
  [PaymentStatus.canceled]: 'canceled',
};

/** What each of our payments has at Mollie, so that it is known which one it is. */
const namedSchema = z.object({ eventId: z.string(), paymentId: z.uuid() });
export type NamedPayment = z.output<typeof namedSchema>;

/** The payment of ours that a payment at Mollie is for; null for one that the shop did not open. */
export const readNamedPayment = ({ metadata }: Pick<Payment, 'metadata'>): NamedPayment | null =>
  namedSchema.safeParse(metadata).data ?? null;

const refundSchema = z.object({ key: z.templateLiteral(['refund ', z.int().nonnegative(), ' ', z.uuid()]) });

/** The key of each of our refunds at Mollie: how often it failed before, and our id. */
export const refundKey = ({ refundId, failures }: ProviderRefund): string => `refund ${failures} ${refundId}`;

/** The key in a refund's metadata; undefined for a refund that the shop did not make. */
export const readRefundKey = (metadata: unknown): string | undefined => refundSchema.safeParse(metadata).data?.key;

/**
 * Everything that Mollie's state of a payment reports: the payment itself, refunds that were not made, and chargebacks.
 * Each report has an id, so that the same one counts once although each call of the webhook finds all of them. Null for
 * a payment that the shop did not open. A refund that somebody cancels at Mollie was not made either. A refund that was
 * not made by the shop is not reported.
 */
export function mollieReports(payment: Payment & Embedded): PaymentWebhook[] | null {
  const named = readNamedPayment(payment);
  if (named === null) return null;
  const status = statuses[payment.status];
  const report = (webhookId: string, of: PaymentWebhook['status'], amount: Payment['amount'], more: object = {}) => ({
    ...named,
    webhookId,
    status: of,
    amount: centsOf(amount),
    currency: amount.currency,
    ...more,
  });
  const { refunds = [], chargebacks = [] } = payment._embedded ?? {};
  return [
    report(
      `${payment.id} ${payment.status}`,
      status,
      payment.amount,
      status === 'completed' ? { transaction: payment.id } : {},
    ),
    ...refunds
      .filter(({ status: of }) => of === RefundStatus.failed || of === RefundStatus.canceled)
      .flatMap(({ id, amount, metadata }) => {
        const refundId = readRefundKey(metadata)?.split(' ')[2];
        return refundId ? [report(`${id} failed`, 'refund_failed', amount, { refundId })] : [];
      }),
    ...chargebacks.flatMap(({ id, amount, reversedAt }) => [
      report(`${id} charged back`, 'dispute_charged_back', amount, { dispute: id }),
      ...(reversedAt ? [report(`${id} reversed`, 'dispute_won', amount, { dispute: id })] : []),
    ]),
  ];
}

type Embedded = {
  _embedded?: {
    refunds?: ReadonlyArray<{ id: string; status: RefundStatus; amount: Payment['amount']; metadata?: unknown }>;
    chargebacks?: ReadonlyArray<{ id: string; amount: Payment['amount']; reversedAt?: string | null }>;
  };
};
