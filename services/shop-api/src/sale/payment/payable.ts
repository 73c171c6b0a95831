import type { PoolClient } from 'pg';
import type { StoredPaymentStatus } from './paymentTransitions.ts';

export type PaymentKey = { eventId: string; paymentId: string };

/** What is read of a payment under its lock. */
export type LockedFields = {
  /** The order that the payment belongs to. */
  orderId: string;
  /** The due amount in cents. */
  due: number;
  status: StoredPaymentStatus;
  transaction: string | null;
  /** A wrong amount or currency has been received. */
  hasOther: boolean;
};

/** A payment that nobody else settles until the transaction ends. */
export type LockedPayment = PaymentKey & LockedFields & { payable: Payable };

/** The columns of `LockedFields` but for the order. */
export const lockedColumns = `payments.amount_cents as due, payments.status, payments.transaction,
  payments.received_currency is not null as "hasOther"`;

/** How a payment ended: unpaid, or with its money returned. */
type PaymentEnd = 'failed' | 'error' | 'canceled' | 'refunded';

/** What a payment pays for. It decides what becomes of the money. Every function is called in a transaction. */
export type Payable = {
  /** The status of a payment after a refused attempt: a shopper may try again, a charge has only one attempt. */
  refused: 'open' | 'failed';
  /**
   * Locks what the payment pays for, and then the payment, so that reports about it are settled one after the other.
   * Returns null if the provider, or any provider, has no such payment for such a thing.
   */
  lock: (client: PoolClient, key: PaymentKey & { provider?: string }) => Promise<LockedFields | null>;
  /** Gives what was paid for, once. `not_possible`: the payment must be returned. */
  confirm: (client: PoolClient, payment: LockedPayment) => Promise<'confirmed' | 'confirmed_already' | 'not_possible'>;
  /** The bank has not confirmed the payment yet, or a person decides about it. */
  wait: (client: PoolClient, payment: LockedPayment) => Promise<void>;
  /** No payment was made, or its money is returned. */
  end: (client: PoolClient, payment: LockedPayment, end: PaymentEnd) => Promise<void>;
  /** The buyer's bank claims the payment back. */
  dispute: (client: PoolClient, payment: LockedPayment) => Promise<void>;
  /**
   * Takes back what was given for a payment that a dispute has lost. Returns false and changes nothing if the shop does
   * not have the payment.
   */
  takeBack: (client: PoolClient, payment: LockedPayment) => Promise<boolean>;
};

/** What payments pay for: an order, or a charge that is made without the shopper. */
export type Payables = { order: Payable; charge: Payable };
