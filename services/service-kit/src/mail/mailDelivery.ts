export type MailMessage = {
  /** The id is the same for each attempt, so that mailboxes recognise duplicates. */
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
    /** The HTML refers to an inline picture by this id. */
    cid?: string;
  }>;
};

/**
 * Delivers the mail with this id; rejects when the delivery fails temporarily. If the connection is lost after the SMTP
 * server accepted a mail, the mail may arrive twice with the same Message-ID. A mail that is written as a file arrives
 * once.
 */
export type MailDelivery = (id: string, message: MailMessage) => Promise<void>;

/** The mail server refuses a mail permanently: the address does not exist, or the sender is refused. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
