import type { Pool } from 'pg';
import type { Payables } from '../../../sale/payment/payable.ts';
import type { PaymentProviders } from '../../../sale/payment/paymentProvider.ts';
import type { Renewal } from './renewalStep.ts';

export type RenewalDeps = {
  pool: Pool;
  providers: PaymentProviders;
  payables: Payables;
  /** The base URL for providers' calls to this service, without a trailing slash. */
  ownUrl: string;
  log: { info: (details: object, message: string) => void; error: (details: object, message: string) => void };
  /** Once aborted, no further membership is started. */
  stopping?: AbortSignal;
};

/** A renewal that this process has taken. */
export type TakenRenewal = Renewal & {
  eventId: string;
  orderId: string;
  provider: string;
  /** The provider's id of the payment of the order. */
  providerReference: string | null;
  amount: number;
  now: Date;
};
