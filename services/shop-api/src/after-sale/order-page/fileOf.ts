import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import type { TicketFile } from '@festival/shared-contracts/order/orderPage';

/** Encodes an attachment of the mail for a response. */
export const fileOf = ({ filename, content }: MailMessage['attachments'][number]): TicketFile => ({
  name: filename,
  content: content.toString('base64'),
});
