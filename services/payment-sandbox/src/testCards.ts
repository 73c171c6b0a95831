import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { WebhookMode } from './sandboxPayment.ts';

export type TestCard = {
  number: string;
  outcome: PaymentStatus;
  webhook: WebhookMode;
  label: CardLabel;
  refusesCharges?: boolean;
};

export type CardLabel = 'completed' | 'pending' | 'failed' | 'error' | 'late' | 'twice' | 'never' | 'once';

const card = (number: string, label: CardLabel, outcome: PaymentStatus, webhook: WebhookMode = 'now'): TestCard => ({
  number,
  outcome,
  webhook,
  label,
});

/** The only cards that the sandbox accepts. Each has one outcome and one way to send its webhook. */
export const testCards: readonly TestCard[] = [
  card('4242 4242 4242 4242', 'completed', 'completed'),
  card('4000 0000 0000 3220', 'pending', 'pending'),
  card('4000 0000 0000 0002', 'failed', 'failed'),
  card('4000 0000 0000 0119', 'error', 'error'),
  card('4000 0000 0000 1000', 'late', 'completed', 'late'),
  card('4000 0000 0000 2008', 'twice', 'completed', 'twice'),
  card('4000 0000 0000 3006', 'never', 'completed', 'never'),
  // The first payment succeeds, and later charges are refused.
  { ...card('4000 0000 0000 0341', 'once', 'completed'), refusesCharges: true },
];

/** The outcome of a method without a card, by the same words as for cards. Null for any other word. */
export const testOutcome = (label: unknown): TestCard | null =>
  testCards.find((known) => known.label === label) ?? null;

/** The test card with this number, with or without spaces, or null. */
export function testCard(number: string): TestCard | null {
  const digits = number.replace(/\D/g, '');
  return testCards.find((known) => known.number.replace(/\D/g, '') === digits) ?? null;
}
