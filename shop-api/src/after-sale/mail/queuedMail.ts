import type { Pool } from 'pg';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import type { MailMessage } from './mailDelivery.ts';

/** A mail in the queue: what it is about, not yet what it says. */
export type QueuedMail = {
  eventId: string;
  id: string;
  kind: 'order_confirmation' | 'transport_request' | 'newsletter_link';
  shopSlug: string;
  orderId: string | null;
  content: unknown;
  attempts: number;
};

/** Writes what a mail says when it is sent; null once what it was about has been erased. */
export type ComposeMail = (pool: Pool, mail: QueuedMail, draw: DrawTickets) => Promise<MailMessage | null>;

/** Who writes each kind of mail. */
export type MailComposers = Readonly<Record<QueuedMail['kind'], ComposeMail>>;
