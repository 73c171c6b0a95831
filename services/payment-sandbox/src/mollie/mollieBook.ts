import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '@festival/service-kit/files/writeFileAtomically';
import type { WebhookMode } from '../sandboxPayment.ts';
import { type SavedChanges, savedChanges } from '../savedChanges.ts';
import { mandateMethodOf } from './mollieMethods.ts';
import type {
  Ending,
  KeptAnswer,
  MollieCustomer,
  MollieMandate,
  MolliePayment,
  MollieRefund,
  MollieStatus,
  MollieWebhook,
  RefundStatus,
} from './mollieTypes.ts';

const lateMilliseconds = 20_000;
const pendingMilliseconds = 90_000;
const refundMilliseconds = 2000;

/** The statuses that Mollie reports; it says nothing of `open` and `pending`. */
const reported: ReadonlySet<MollieStatus> = new Set(['paid', 'authorized', 'failed', 'canceled', 'expired']);
const reportedRefunds: ReadonlySet<RefundStatus> = new Set(['processing', 'refunded', 'failed']);
const next: Record<MollieStatus, readonly MollieStatus[]> = {
  open: ['pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['paid', 'failed', 'canceled', 'expired'],
  authorized: ['paid', 'canceled', 'expired'],
  paid: [],
  failed: [],
  canceled: [],
  expired: [],
};

type Contents = {
  payments: MolliePayment[];
  customers: MollieCustomer[];
  webhooks: MollieWebhook[];
  answers: Record<string, KeptAnswer>;
};

/** All that the stand-in of Mollie stores, in one file. `now` in milliseconds since 1970. */
export type MollieBook = Contents & {
  payment: (id: string) => MolliePayment | null;
  customer: (id: string) => MollieCustomer | null;
  /** Sets the status, if it can follow the current one, and plans the webhook. Returns whether it has. */
  settle: (payment: MolliePayment, ending: Ending, now: number) => boolean;
  moveRefund: (payment: MolliePayment, refund: MollieRefund, status: RefundStatus, now: number) => void;
  /** Plans a call of the payment's webhook. */
  report: (payment: MolliePayment, webhook: WebhookMode, now: number) => void;
  /** Changes every status that comes by itself. */
  passTime: (now: number) => void;
} & SavedChanges;

/** A new id in Mollie's form, such as `tr_…`. */
export const newId = (prefix: 'tr' | 're' | 'chb' | 'cst' | 'mdt'): string =>
  `${prefix}_${randomBytes(16)
    .toString('base64url')
    .replaceAll(/[^A-Za-z0-9]/g, 'x')}`;

export function mollieBook(file: string): MollieBook {
  const contents: Contents = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { payments: [], customers: [], webhooks: [], answers: {} };
  const { payments, customers, webhooks } = contents;
  const saving = savedChanges(async () => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomically(file, JSON.stringify(contents));
  });

  const report: MollieBook['report'] = ({ id, webhookUrl }, webhook, now) => {
    if (webhookUrl === null || webhook === 'never') return;
    const dueAt = now + (webhook === 'late' ? lateMilliseconds : 0);
    webhooks.push({ paymentId: id, dueAt, attempts: 0 });
    if (webhook === 'twice') webhooks.push({ paymentId: id, dueAt: dueAt + 1000, attempts: 0 });
    saving.changed();
  };

  const customer = (id: string) => customers.find((known) => known.id === id) ?? null;

  const settle: MollieBook['settle'] = (payment, { status, webhook, later = 'paid' }, now) => {
    if (!next[payment.status].includes(status)) return false;
    payment.status = status;
    payment.changedAt = now;
    payment.method ??= payment.methods[0] ?? null;
    payment.coming = status === 'pending' ? { status: 'paid', at: now + pendingMilliseconds } : null;
    const payer = customer(payment.customerId ?? '');
    if (status === 'paid' && payment.sequenceType === 'first' && payer) {
      const mandate = newMandate(payment.method ?? '', later, now);
      payer.mandates.unshift(mandate);
      payment.mandateId = mandate.id;
    }
    saving.changed();
    if (reported.has(status)) report(payment, webhook, now);
    return true;
  };

  const moveRefund: MollieBook['moveRefund'] = (payment, refund, status, now) => {
    refund.status = status;
    refund.movesAt = status === 'processing' ? now + refundMilliseconds : null;
    saving.changed();
    if (reportedRefunds.has(status)) report(payment, 'now', now);
  };

  return {
    ...contents,
    ...saving,
    payment: (id) => payments.find((payment) => payment.id === id) ?? null,
    customer,
    settle,
    moveRefund,
    report,
    passTime: (now) => {
      for (const payment of payments) {
        const { coming, expiresAt, status } = payment;
        if (coming !== null && coming.at <= now) settle(payment, { status: coming.status, webhook: 'now' }, now);
        else if (status === 'open' && payment.sequenceType !== 'recurring' && expiresAt <= now)
          settle(payment, { status: 'expired', webhook: 'now' }, now);
        for (const refund of payment.refunds) {
          if (refund.movesAt === null || refund.movesAt > now) continue;
          moveRefund(payment, refund, refund.status === 'pending' ? 'processing' : 'refunded', now);
        }
      }
    },
  };
}

/** When a refund that was just requested is processed. */
export const processedAt = (now: number): number => now + refundMilliseconds;

const newMandate = (method: string, later: Ending['later'], now: number): MollieMandate => ({
  id: newId('mdt'),
  status: 'valid',
  method: mandateMethodOf(method),
  createdAt: now,
  later: later ?? 'paid',
});
