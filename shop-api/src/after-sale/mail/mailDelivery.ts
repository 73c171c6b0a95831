/** A mail as it is composed. */
export type MailMessage = {
  /** Stays the same when the mail is tried again, so that a mailbox can tell. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments: Array<{
    filename: string;
    content: Buffer;
    contentType: string;
    /** Shown inside the mail where its HTML names it. */
    cid?: string;
  }>;
};

/**
 * Hands a mail over; rejects when that could not be done now. `id` is the mail's own. By SMTP a server's loss between taking a
 * mail and saying so can make it come twice, under one Message-ID; as a file it comes once whatever happens.
 */
export type MailDelivery = (id: string, message: MailMessage) => Promise<void>;

/** A mail that will never be taken: the address does not exist, or the server refuses the sender. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
