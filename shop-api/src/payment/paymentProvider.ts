import type { PaymentStatus } from '@festival/shared-contracts/order/order';

/** What a provider is asked to collect. */
export type PaymentStart = {
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
  /** Where the provider tells us. */
  noticeUri: string;
};

/** How a payment stands with its provider; `open`: the shopper has done nothing yet; `unknown`: never heard of. */
export type ProviderStatus = PaymentStatus | 'open' | 'unknown';

/** What a provider told by itself, once its signature was found right. */
export type PaymentNotice = { noticeId: string; paymentId: string; status: ProviderStatus; amount: number };

export type SignedRequest = {
  method: string;
  path: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** One way to be paid [PAY-08]. Every method rejects when the provider is away. */
export type PaymentProvider = {
  start: (payment: PaymentStart) => Promise<{ redirectUri: string }>;
  /** Asks how a payment stands, for when no notice came. */
  status: (paymentId: string) => Promise<{ status: ProviderStatus; amount: number }>;
  /** Gives the whole payment back; asking again is harmless. */
  refund: (paymentId: string) => Promise<void>;
  /** The notice in a request, or null when it is not the provider's own. */
  readNotice: (request: SignedRequest) => PaymentNotice | null;
};

/** Providers by the name that a shop's config calls them. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
