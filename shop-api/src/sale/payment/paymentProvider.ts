import type { Result } from '@festival/shared-contracts/errors/result';
import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { MethodUid } from './methodUid.ts';

/** A payment for a provider to collect. */
export type PaymentStart = {
  eventId: string;
  /** Our id. A provider that gets it twice opens one payment and answers the same. */
  paymentId: string;
  /** Cents. */
  amount: number;
  /** A method of those that it offers. Unknown for payments of earlier releases. */
  method: string;
  /** The buyer's; two letters, upper case. Null for orders of earlier releases. */
  country: string | null;
  /** The merchant's name and the order's reference, for the shopper to recognise. */
  merchant: string;
  reference: string;
  language: 'nl' | 'en' | 'es';
  /** Where the shopper returns after paying. A return proves no payment. */
  returnUri: string;
  /** Where to send webhooks, for a provider that takes an address for each payment. */
  webhookUri: string;
  /** Our name of who pays, under which the provider stores the method for later charges; null where it shall store nothing. */
  shopper: string | null;
};

/** A charge of a stored method, without its shopper. */
export type StoredCharge = Pick<
  PaymentStart,
  'eventId' | 'amount' | 'merchant' | 'reference' | 'language' | 'returnUri' | 'webhookUri'
> & {
  /** Our id. A provider that gets it twice charges once and answers the same. */
  chargeId: string;
  shopper: string;
  /** The provider's name of the stored method. */
  token: string;
};

/** `pending`: the bank has not answered yet, and a webhook tells the outcome. */
export type ChargeStatus = 'paid' | 'refused' | 'pending';

/** The page to pay on, and the provider's id of the payment if it has one of its own. */
type StartedPayment = { redirectUri: string; providerReference?: string };

/** A payment as its provider knows it. */
export type ProviderPayment = {
  eventId: string;
  paymentId: string;
  /** Cents: what is due, or what was received where that differs. */
  amount: number;
  /** Of the amount, by ISO 4217. */
  currency: string;
  providerReference: string | null;
  /** The provider's id of the money transfer; null before a webhook brings it. */
  transaction: string | null;
};

/** Money to return of a payment, all of it or a part. */
export type ProviderRefund = {
  /** Our id. A provider that gets it twice returns the money once. */
  refundId: string;
  /** Cents. */
  amount: number;
  /** How often the provider reported that this refund failed. Each retry is a refund of its own. */
  failures: number;
};

/** The provider's status of a payment. `open`: nothing is decided yet; `unknown`: it has no such payment. */
export type ProviderStatus = PaymentStatus | 'open' | 'unknown';

/**
 * How far a dispute has come: the buyer's bank asks or warns, it has taken the money, it has given it back, or it keeps it for good.
 */
export const disputeStatuses = ['dispute_announced', 'dispute_charged_back', 'dispute_won', 'dispute_lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];
export const isDisputeStatus = (status: string): status is DisputeStatus =>
  disputeStatuses.some((known) => known === status);

/** A message that a provider sent about a payment. Its signature has been checked. */
export type PaymentWebhook = {
  webhookId: string;
  paymentId: string;
  /** Missing where the address of the webhook contains it. */
  eventId?: string;
  /** `refund_failed`: the provider could not give the money back. */
  status: ProviderStatus | 'refund_failed' | DisputeStatus;
  /** Cents. */
  amount: number;
  /** By ISO 4217. */
  currency: string;
  transaction?: string;
  /** The provider's id of the refund that failed. */
  refundReference?: string;
  /** The provider's id of a dispute. All messages about it have the same. */
  dispute?: string;
};

/** What was read from a request of a provider. */
export type ReadWebhooks = {
  webhooks: PaymentWebhook[];
  /** What kinds of messages change nothing of a payment of ours, to be logged. */
  passedOver: string[];
};

type SignedRequest = {
  method: string;
  path: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** One payment provider [PAY-08]. Every method rejects while the provider can't be reached. */
export type PaymentProvider = {
  /** The methods that it offers the buyers of a country, the usual one there first. */
  methods: (buyer: { country: string }) => Promise<MethodUid[]>;
  start: (payment: PaymentStart) => Promise<StartedPayment>;
  /** For polling, when no webhook came. */
  status: (payment: ProviderPayment) => Promise<{ status: ProviderStatus; amount: number; currency: string }>;
  /** Returns money of a paid payment, and answers the provider's id of the refund if it has one. Calling it again is harmless. */
  refund: (payment: ProviderPayment, refund: ProviderRefund) => Promise<{ refundReference?: string }>;
  /** The provider's name of the method that is stored for a shopper; null where there is none. */
  storedMethod: (shopper: string) => Promise<string | null>;
  charge: (charge: StoredCharge) => Promise<ChargeStatus>;
  /** Deletes what is stored for a shopper. Calling it again is harmless. */
  forgetMethods: (shopper: string) => Promise<void>;
  /** The webhooks about payments in a request. Fails when the request does not come from the provider. */
  readWebhooks: (request: SignedRequest) => Result<ReadWebhooks, 'notSigned'>;
};

/** By the name in a shop's config. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
