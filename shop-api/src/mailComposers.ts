import { composeConfirmation } from './after-sale/mail/composeConfirmation.ts';
import { composeRefund } from './after-sale/mail/composeRefund.ts';
import { composeTicketReturn } from './after-sale/mail/composeTicketReturn.ts';
import { composeTransportRequest } from './after-sale/mail/composeTransportRequest.ts';
import type { MailComposers } from './after-sale/mail/queuedMail.ts';
import { composeNewsletterLink } from './people/newsletter/composeNewsletterLink.ts';

/** The composer of each kind of mail. */
export const mailComposers: MailComposers = {
  order_confirmation: composeConfirmation,
  transport_request: composeTransportRequest,
  newsletter_link: composeNewsletterLink,
  order_refund: composeRefund,
  ticket_return: composeTicketReturn,
};
