import { randomBytes, randomUUID } from 'node:crypto';
import { paymentFile } from './paymentFile.ts';
import type {
  AdyenSide,
  PaymentRequest,
  PlannedWebhook,
  SandboxPayment,
  SandboxRefund,
  SandboxStatus,
  WebhookMode,
  WebhookSubject,
} from './sandboxPayment.ts';
import { paidFor } from './sandboxPayment.ts';
import { type SavedChanges, savedChanges } from './savedChanges.ts';

const lateMilliseconds = 20_000;
const pendingMilliseconds = 90_000;
/** The file contains this many of the latest payments. */
const largestFile = 2000;

/** All payments of the sandbox, stored in a small file so that they survive a restart. `now` in milliseconds since 1970. */
export type PaymentBook = {
  /** Opens a payment, or returns the existing one with this id. */
  open: (request: PaymentRequest, now: number, adyen?: AdyenSide) => SandboxPayment;
  byId: (paymentId: string) => SandboxPayment | null;
  byPageToken: (token: string) => SandboxPayment | null;
  all: () => SandboxPayment[];
  /** Sets the outcome of an open or pending payment and schedules its webhooks. Returns whether the payment changed. */
  settle: (payment: SandboxPayment, status: SandboxStatus, webhook: WebhookMode, now: number) => boolean;
  /** Schedules webhooks about the current status. */
  plan: (payment: SandboxPayment, webhook: WebhookMode, now: number, about?: WebhookSubject) => void;
  /**
   * Refunds an amount in cents, once for each id. Returns null and changes nothing if the amount exceeds the unrefunded
   * rest of the payment.
   */
  refund: (payment: SandboxPayment, refund: { id: string; amount: number }, now: number) => SandboxRefund | null;
  /** Ends payments that expired, and completes pending payments whose time is over. */
  passTime: (now: number) => void;
  dueWebhooks: (now: number) => Array<{ payment: SandboxPayment; webhook: PlannedWebhook }>;
} & SavedChanges;

export function paymentBook(path: string): PaymentBook {
  const file = paymentFile(path);
  const payments = new Map(file.read().map((payment) => [payment.paymentId, payment]));
  const all = () => [...payments.values()];
  const { changed, save, saved } = savedChanges(() => file.write(all().slice(-largestFile)));

  const plan: PaymentBook['plan'] = (payment, webhook, now, about = payment.status) => {
    const planned = plannedWebhooks(webhook, now, about);
    payment.webhooks.push(...planned);
    if (planned.length > 0) changed();
  };

  const settle: PaymentBook['settle'] = (payment, status, webhook, now) => {
    if (payment.status !== 'open' && payment.status !== 'pending') return false;
    payment.status = status;
    if (payment.adyen && status === 'completed') payment.adyen.pspReference = pspReference();
    payment.completesAt = status === 'pending' ? now + pendingMilliseconds : null;
    changed();
    plan(payment, webhook, now);
    return true;
  };

  return {
    all,
    changed,
    plan,
    settle,
    save,
    saved,
    byId: (paymentId) => payments.get(paymentId) ?? null,
    byPageToken: (token) => all().find((payment) => payment.pageToken === token) ?? null,
    open: (request, now, adyen) => {
      const known = payments.get(request.paymentId);
      if (known) return known;
      const payment = openedPayment(request, now, adyen);
      payments.set(payment.paymentId, payment);
      changed();
      return payment;
    },
    refund: (payment, { id, amount }, now) => {
      const known = payment.refunds.find((refund) => refund.id === id);
      if (known) return known;
      if (amount > leftOf(payment)) return null;
      const refund = { id, amount, pspReference: pspReference() };
      payment.refunds.push(refund);
      if (leftOf(payment) === 0) payment.refundedAt = now;
      changed();
      if (payment.adyen) {
        const [webhook] = plannedWebhooks('now', now, 'refunded');
        if (webhook) payment.webhooks.push({ ...webhook, refund });
      }
      return refund;
    },
    passTime: (now) => {
      for (const payment of payments.values()) {
        const status = statusByTime(payment, now);
        if (status) settle(payment, status, 'now', now);
      }
    },
    dueWebhooks: (now) => all().flatMap((payment) => dueWebhooksOf(payment, now)),
  };
}

/** The paid amount that was not refunded, in cents. */
export const leftOf = (payment: SandboxPayment): number =>
  payment.refunds.reduce((left, refund) => left - refund.amount, paidFor(payment).amount);

/** The new status of a payment whose time is over: unpaid ones fail, pending ones complete. Null for the others. */
function statusByTime({ status, expiresAt, completesAt }: SandboxPayment, now: number): SandboxStatus | null {
  if (status === 'open' && expiresAt <= now) return 'failed';
  return completesAt !== null && completesAt <= now ? 'completed' : null;
}

const openedPayment = (request: PaymentRequest, now: number, adyen?: AdyenSide): SandboxPayment => ({
  ...request,
  pageToken: randomBytes(18).toString('base64url'),
  status: 'open',
  createdAt: now,
  expiresAt: now + request.timeToPay * 1000,
  completesAt: null,
  refundedAt: null,
  refunds: [],
  webhooks: [],
  ...(adyen ? { adyen } : {}),
});

function plannedWebhooks(webhook: WebhookMode, now: number, about: WebhookSubject): PlannedWebhook[] {
  if (webhook === 'never') return [];
  const first = now + (webhook === 'late' ? lateMilliseconds : 0);
  const planned = { id: randomUUID(), status: about, dueAt: first, attempts: 0, sentAt: null };
  // Real providers repeat a webhook with the same id.
  return webhook === 'twice' ? [planned, { ...planned, dueAt: first + 1000 }] : [planned];
}

const dueWebhooksOf = (payment: SandboxPayment, now: number) =>
  payment.webhooks
    .filter((webhook) => webhook.sentAt === null && webhook.dueAt <= now)
    .map((webhook) => ({ payment, webhook }));

/** A new reference in Adyen's form: 16 letters and digits. */
export const pspReference = (): string => randomBytes(8).toString('hex').toUpperCase();
