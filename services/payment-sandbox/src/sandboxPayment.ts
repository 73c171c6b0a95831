import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import { z } from 'zod';
import { methodUids } from './methodUid.ts';

/** The states of a payment: `open` until the shopper has paid or canceled, then a status of the shop's status page. */
export type SandboxStatus = PaymentStatus | 'open';

/** The shop's request to open a payment. The shop makes the id; a repeated request gets the same answer. */
export const paymentRequestSchema = z.object({
  paymentId: z.uuid(),
  /** Cents. */
  amount: z.int().positive(),
  /** A payment with an unknown method is paid by card. */
  method: z.enum(methodUids).catch('card'),
  merchant: z.string().max(200),
  reference: z.string().max(60),
  language: z.enum(['nl', 'en', 'es']).default('nl'),
  returnUri: z.url({ protocol: /^https?$/ }),
  webhookUri: z.url({ protocol: /^https?$/ }),
  /** Seconds to pay. */
  timeToPay: z.int().positive().default(300),
  /** The shop's id of the shopper. The method is stored under this id for later charges. */
  shopper: z.optional(z.string().min(3).max(256)),
});
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

export const webhookModes = ['now', 'late', 'twice', 'never'] as const;
/** The times and the number of webhooks for an outcome. */
export type WebhookMode = (typeof webhookModes)[number];

export const disputeStages = ['announced', 'charged_back', 'won', 'lost'] as const;
/**
 * The stage of a dispute: it was announced, the money was withdrawn, the money was returned, or the dispute was lost.
 */
type DisputeStage = (typeof disputeStages)[number];

/** The subject of a webhook. `refused`: an attempt failed, and the shopper may try again; `refunded`: the money was returned. */
export type WebhookSubject = SandboxStatus | 'refused' | 'refunded' | `dispute_${DisputeStage}`;

export type PlannedWebhook = {
  id: string;
  status: WebhookSubject;
  /** The refund that the webhook is about. */
  refund?: SandboxRefund;
  dueAt: number;
  attempts: number;
  sentAt: number | null;
};

/** A refund. */
export type SandboxRefund = {
  /** The shop's id; a repeated request belongs to the same refund. */
  id: string;
  /** Cents. */
  amount: number;
  /** Adyen's reference of the refund. */
  pspReference: string;
};

/** Further fields of a payment that was opened through Adyen's API. */
export type AdyenSide = {
  /** Null for a charge of a stored method. */
  linkId: string | null;
  merchantAccount: string;
  /** The reference in the merchant's request. */
  merchantReference: string;
  idempotencyKey: string;
  /** Adyen's reference of the completed payment. */
  pspReference: string | null;
};

/** The paid amount, in the smallest unit of the currency. */
export const paidFor = ({ paid, amount }: SandboxPayment): { amount: number; currency: string } =>
  paid ?? { amount, currency: 'EUR' };

/** The id of the payment's dispute, in the form of Adyen's references. A payment has at most one dispute. */
export const disputeOf = ({ paymentId }: SandboxPayment): string =>
  paymentId.replaceAll('-', '').slice(-16).toUpperCase();

/** A stored payment; times in milliseconds since 1970. */
export type SandboxPayment = PaymentRequest & {
  /** The secret in the page's URL. */
  pageToken: string;
  status: SandboxStatus;
  createdAt: number;
  expiresAt: number;
  /** When a pending payment completes. */
  completesAt: number | null;
  /** When it was fully refunded. */
  refundedAt: number | null;
  refunds: SandboxRefund[];
  /** The paid amount, if it differs from the requested one. */
  paid?: { amount: number; currency: string };
  webhooks: PlannedWebhook[];
  /** The stored method, if the payment used one. */
  stored?: { token: string; refusesCharges: boolean };
  adyen?: AdyenSide;
};
