import type { Result } from '@festival/shared-contracts/errors/result';
import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { MethodUid } from './methodUid.ts';

/** A payment that a provider must collect. */
export type PaymentStart = {
  eventId: string;
  /** Our id. If a provider receives it twice, it opens one payment and returns the same result. */
  paymentId: string;
  /** The amount in cents. */
  amount: number;
  /** The chosen payment method of the provider. */
  method: string;
  /** The buyer's country: two letters, in upper case; null if the form has none. */
  country: string | null;
  /** The merchant's name and the order's reference, which the shopper recognises. */
  merchant: string;
  reference: string;
  language: 'nl' | 'en' | 'es';
  /** The URL to which the shopper returns. A return does not prove a payment. */
  returnUri: string;
  /** The webhook URL, for a provider that accepts one per payment. */
  webhookUri: string;
  /** Our id of the shopper, under which the provider stores the method for later charges; null if nothing is stored. */
  shopper: string | null;
};

/** A merchant-initiated charge to a saved payment method. */
export type StoredCharge = Pick<
  PaymentStart,
  'eventId' | 'amount' | 'merchant' | 'reference' | 'language' | 'returnUri' | 'webhookUri'
> & {
  /** Our id. If a provider receives it twice, it charges once and returns the same result. */
  chargeId: string;
  shopper: string;
  /** The provider's id of the stored method. */
  token: string;
};

/** A shopper for whom a payment was asked to store its method. */
export type StoredShopper = {
  /** Our id of the shopper. */
  shopper: string;
  /** The provider's id of that payment. */
  providerReference: string | null;
};

/** A method that a provider offers, and the amounts that it takes, in cents, if they are limited. */
export type OfferedMethod = { uid: MethodUid; least?: number; most?: number };

/** `pending`: the bank has not responded yet, and a webhook will report the outcome. */
export type ChargeStatus = 'paid' | 'refused' | 'pending';

/** The answer to a charge, and the provider's id of the payment if it has one, by which the payment is asked for later. */
export type ChargeAnswer = {
  status: ChargeStatus;
  providerReference?: string;
  /** Why the provider refused the call itself for good, for the log. A repetition would be refused again. */
  reason?: string;
};

/** The payment page, and the provider's id of the payment if it has one. */
type StartedPayment = { redirectUri: string; providerReference?: string };

/** A payment in the provider's data. */
export type ProviderPayment = {
  eventId: string;
  paymentId: string;
  /** The amount in cents: the due amount, or the received amount if it differs. */
  amount: number;
  /** The currency of the amount, as its ISO 4217 code. */
  currency: string;
  providerReference: string | null;
  /** The provider's id of the transaction; null until a webhook reports it. */
  transaction: string | null;
};

/** A refund of a payment, full or partial. */
export type ProviderRefund = {
  /** Our id. If a provider receives it twice, it refunds the amount once. */
  refundId: string;
  /** The amount in cents. */
  amount: number;
  /** How often the provider reported that this refund failed. Each retry is a separate refund. */
  failures: number;
};

/** The provider's status of a payment. `open`: not decided yet; `unknown`: the provider has no such payment. */
export type ProviderStatus = PaymentStatus | 'open' | 'unknown';

/**
 * The stages of a dispute: the buyer's bank has announced it, has taken the payment back, has returned the payment, or
 * keeps it permanently.
 */
export const disputeStatuses = ['dispute_announced', 'dispute_charged_back', 'dispute_won', 'dispute_lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];
export const isDisputeStatus = (status: string): status is DisputeStatus =>
  disputeStatuses.some((known) => known === status);

/** A provider's message about a payment. It is known to be the provider's. */
export type PaymentWebhook = {
  webhookId: string;
  paymentId: string;
  /** Undefined if the webhook's URL contains it. */
  eventId?: string;
  /**
   * `refused`: an attempt failed; a payment page accepts another one, a charge does not. `refund_failed`: the provider
   * could not return the payment.
   */
  status: ProviderStatus | 'refused' | 'refund_failed' | DisputeStatus;
  /** The amount in cents. */
  amount: number;
  /** The ISO 4217 code. */
  currency: string;
  transaction?: string;
  /** Our id of the refund that failed, if the provider stores it. */
  refundId?: string;
  /** The provider's id of the refund that failed. */
  refundReference?: string;
  /** The provider's id of a dispute, the same in all messages about it. */
  dispute?: string;
};

/** The content of a provider's request. */
export type ReadWebhooks = {
  webhooks: PaymentWebhook[];
  /** The kinds of messages that change no payment of ours. They are logged. */
  passedOver: string[];
};

type WebhookRequest = {
  method: string;
  path: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Our id of the payment that the URL names; null if it names none of this provider. */
  named: string | null;
};

/** One payment provider [PAY-08]. Every method rejects while the provider can't be reached. */
export type PaymentProvider = {
  /** The methods that the provider offers the buyers of a country, with the most usual one in that country first. */
  methods: (buyer: { country: string }) => Promise<OfferedMethod[]>;
  start: (payment: PaymentStart) => Promise<StartedPayment>;
  /** Reads the state of a payment, for polling when no webhook came. */
  status: (payment: ProviderPayment) => Promise<{ status: ProviderStatus; amount: number; currency: string }>;
  /**
   * Refunds a paid payment, fully or partly, and returns the provider's id of the refund if it has one. Calling it
   * again is harmless.
   */
  refund: (payment: ProviderPayment, refund: ProviderRefund) => Promise<{ refundReference?: string }>;
  /** The provider's id of the method stored for a shopper; null if there is none. */
  storedMethod: (shopper: StoredShopper) => Promise<string | null>;
  charge: (charge: StoredCharge) => Promise<ChargeAnswer>;
  /** Deletes the methods stored for a shopper. Calling it again is harmless. */
  forgetMethods: (shopper: StoredShopper) => Promise<void>;
  /**
   * Reads the webhooks about payments in a request; if they have no signature, by asking the provider about the payment
   * that the URL names. Fails if the request does not come from the provider.
   */
  readWebhooks: (request: WebhookRequest) => Promise<Result<ReadWebhooks, 'notSigned'>>;
};

/** The providers by their name in a shop's config. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
