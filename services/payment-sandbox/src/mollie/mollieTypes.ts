import type { WebhookMode } from '../sandboxPayment.ts';

/** An amount as Mollie writes it: `{ "currency": "EUR", "value": "12.50" }`. */
export type Money = { currency: string; value: string };

/** Resources of one mode do not exist in the other. The mode is that of the key. */
export type Mode = 'test' | 'live';

export const statuses = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;
export type MollieStatus = (typeof statuses)[number];

export const refundStatuses = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What becomes of the later charges of a mandate: `open` charges wait for the admin. */
export const laterOutcomes = ['paid', 'failed', 'open'] as const;
type LaterOutcome = (typeof laterOutcomes)[number];

/** A stored refund; times in milliseconds since 1970. */
export type MollieRefund = {
  id: string;
  amount: Money;
  description: string;
  metadata: unknown;
  status: RefundStatus;
  createdAt: number;
  /** When the status changes by itself. */
  movesAt: number | null;
};

export type MollieChargeback = { id: string; amount: Money; createdAt: number; reversedAt: number | null };

export type MollieMandate = {
  id: string;
  status: 'valid' | 'invalid';
  method: string;
  createdAt: number;
  later: LaterOutcome;
};

export type MollieCustomer = {
  id: string;
  mode: Mode;
  name: string | null;
  email: string | null;
  locale: string | null;
  metadata: unknown;
  createdAt: number;
  mandates: MollieMandate[];
};

export type MolliePayment = {
  id: string;
  mode: Mode;
  /** The secret in the checkout's URL. */
  token: string;
  amount: Money;
  description: string;
  redirectUrl: string | null;
  cancelUrl: string | null;
  webhookUrl: string | null;
  /** Null until the shopper has chosen. */
  method: string | null;
  /** The methods among which the shopper may choose. */
  methods: string[];
  metadata: unknown;
  locale: string | null;
  sequenceType: 'oneoff' | 'first' | 'recurring';
  customerId: string | null;
  mandateId: string | null;
  status: MollieStatus;
  createdAt: number;
  expiresAt: number;
  /** When the status last changed. */
  changedAt: number;
  /** The status that comes by itself, and when. */
  coming: { status: MollieStatus; at: number } | null;
  refunds: MollieRefund[];
  chargebacks: MollieChargeback[];
};

/** A planned call of a payment's webhook. */
export type MollieWebhook = { paymentId: string; dueAt: number; attempts: number };

/** The answer to a call with an idempotency key. */
export type KeptAnswer = { request: string; status: number; body: string; at: number };

/** How the shopper, the bank or the admin ends a payment. */
export type Ending = { status: MollieStatus; webhook: WebhookMode; later?: LaterOutcome | undefined };
