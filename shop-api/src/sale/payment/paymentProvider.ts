import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';

/** What a provider is asked to collect. */
export type PaymentStart = {
  eventId: string;
  /** Ours; a provider that hears it twice opens one payment and answers the same. */
  paymentId: string;
  /** Cents. */
  amount: number;
  method: string;
  /** Who is paid, and what the shopper may recognise the order by. */
  merchant: string;
  reference: string;
  language: 'nl' | 'en' | 'es';
  /** Where the shopper is sent afterwards. That they arrive there proves nothing. */
  returnUri: string;
  /** Where the provider tells us, if each payment says it. */
  noticeUri: string;
};

/** Where to pay, and what the provider calls the payment if it does not go by our id. */
export type StartedPayment = { redirectUri: string; providerReference?: string };

/** A payment as its provider knows it. */
export type ProviderPayment = {
  eventId: string;
  paymentId: string;
  /** Cents. */
  amount: number;
  providerReference: string | null;
  /** What the provider calls the money that moved; null until a notice told it. */
  transaction: string | null;
  /** How often the provider said afterwards that it could not give the money back: each time is a refund of its own. */
  refundsFailed: number;
};

/** How a payment stands with its provider; `open`: nothing is decided yet; `unknown`: never heard of. */
export type ProviderStatus = PaymentStatus | 'open' | 'unknown';

/** What a provider told by itself, once its signature was found right. */
export type PaymentNotice = {
  noticeId: string;
  paymentId: string;
  /** The event, where the address that is told does not say it. */
  eventId?: string;
  /** `refund_failed`: money that was to go back did not. */
  status: ProviderStatus | 'refund_failed';
  /** Cents. */
  amount: number;
  transaction?: string;
};

export type SignedRequest = {
  method: string;
  path: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** One way to be paid [PAY-08]. Every method rejects when the provider is away. */
export type PaymentProvider = {
  start: (payment: PaymentStart) => Promise<StartedPayment>;
  /** Asks how a payment stands, for when no notice came. */
  status: (payment: ProviderPayment) => Promise<{ status: ProviderStatus; amount: number }>;
  /** Gives the whole payment back; asking again is harmless. */
  refund: (payment: ProviderPayment) => Promise<void>;
  /** The notices in a request that concern payments, or null when it is not the provider's own. */
  readNotices: (request: SignedRequest) => PaymentNotice[] | null;
};

/** Providers by the name that a shop's config calls them. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
