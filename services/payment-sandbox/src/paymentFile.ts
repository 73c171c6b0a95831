import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '@festival/service-kit/files/writeFileAtomically';
import type { SandboxPayment } from './sandboxPayment.ts';

/** One file with all payments, read and written as a whole. */
type PaymentFile = { read: () => SandboxPayment[]; write: (payments: SandboxPayment[]) => Promise<void> };

/** A payment in a file of an earlier release, which had other names for two fields. */
type FormerPayment = Omit<SandboxPayment, 'webhookUri' | 'webhooks'> & {
  noticeUri: string;
  notices: SandboxPayment['webhooks'];
};

export const paymentFile = (file: string): PaymentFile => ({
  read: () => {
    if (!existsSync(file)) return [];
    const payments: Array<SandboxPayment | FormerPayment> = JSON.parse(readFileSync(file, 'utf8'));
    return payments.map(withCurrentNames);
  },
  write: async (payments) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomically(file, JSON.stringify(payments));
  },
});

function withCurrentNames(payment: SandboxPayment | FormerPayment): SandboxPayment {
  if (!('notices' in payment)) return withRefunds(payment);
  const { noticeUri, notices, ...rest } = payment;
  return withRefunds({ ...rest, webhookUri: noticeUri, webhooks: notices });
}

/** Earlier releases supported cards and full refunds only, and stored no list. */
function withRefunds(
  payment: Omit<SandboxPayment, 'refunds' | 'method'> & Partial<Pick<SandboxPayment, 'refunds' | 'method'>>,
): SandboxPayment {
  const { paymentId, amount, refundedAt } = payment;
  const whole = refundedAt === null ? [] : [{ id: paymentId, amount, pspReference: paymentId.slice(0, 16) }];
  return { ...payment, method: payment.method ?? 'card', refunds: payment.refunds ?? whole };
}
