import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import { z } from 'zod';

/** `open` until the shopper has done something; the rest as the shop's status page names it. */
export type SandboxStatus = PaymentStatus | 'open';

/** What a shop asks for when it sends a shopper here. The id is the shop's own: asking again is answered the same. */
export const paymentRequestSchema = z.object({
  paymentId: z.uuid(),
  /** Cents. */
  amount: z.int().positive(),
  merchant: z.string().max(200),
  reference: z.string().max(60),
  language: z.enum(['nl', 'en', 'es']).default('nl'),
  returnUri: z.url({ protocol: /^https?$/ }),
  webhookUri: z.url({ protocol: /^https?$/ }),
  /** Seconds to pay. */
  timeToPay: z.int().positive().default(300),
});
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

export const webhookModes = ['now', 'late', 'twice', 'never'] as const;
/** How the shop hears of an outcome. */
export type WebhookMode = (typeof webhookModes)[number];

/** What a webhook tells of; `refused`: a try failed, and the shopper may try again; `refunded`: the money went back. */
export type WebhookSubject = SandboxStatus | 'refused' | 'refunded';

export type PlannedWebhook = {
  id: string;
  status: WebhookSubject;
  dueAt: number;
  attempts: number;
  sentAt: number | null;
};

/** What a payment is besides when it was opened in Adyen's manner: told of in Adyen's form. */
export type AdyenSide = {
  linkId: string;
  merchantAccount: string;
  /** The merchant's own, as it came. */
  merchantReference: string;
  idempotencyKey: string;
  /** Of the money, once it moved. */
  pspReference: string | null;
};

/** A payment as the sandbox keeps it; times in milliseconds since 1970. */
export type SandboxPayment = PaymentRequest & {
  /** Unguessable, in the page's address: who has it can pay. */
  pageToken: string;
  status: SandboxStatus;
  createdAt: number;
  expiresAt: number;
  /** When a pending payment completes by itself. */
  completesAt: number | null;
  refundedAt: number | null;
  webhooks: PlannedWebhook[];
  adyen?: AdyenSide;
};
