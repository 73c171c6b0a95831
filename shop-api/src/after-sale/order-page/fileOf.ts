import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import type { TicketFile } from '@festival/shared-contracts/order/orderPage';

/** An attachment of the mail as an answer holds it. */
export const fileOf = ({ filename, content }: MailMessage['attachments'][number]): TicketFile => ({
  name: filename,
  content: content.toString('base64'),
});
