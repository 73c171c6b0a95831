import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import type { Pool } from 'pg';
import type { DrawTickets } from '../ticket/drawTickets.ts';

/** A mail in the queue, not yet composed. */
export type QueuedMail = {
  eventId: string;
  id: string;
  kind:
    | 'order_confirmation'
    | 'transport_request'
    | 'newsletter_link'
    | 'review_case'
    | 'order_refund'
    | 'ticket_return'
    | 'membership_renewal'
    | 'order_link';
  shopSlug: string;
  orderId: string | null;
  content: unknown;
  attempts: number;
};

/** Composes a mail when it is sent. Returns null if its order has been erased, or if the mail is no longer needed. */
type ComposeMail = (pool: Pool, mail: QueuedMail, draw: DrawTickets) => Promise<MailMessage | null>;

export type MailComposers = Readonly<Record<QueuedMail['kind'], ComposeMail>>;
