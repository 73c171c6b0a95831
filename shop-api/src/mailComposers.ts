import { composeConfirmation } from './after-sale/mail/composeConfirmation.ts';
import { composeRefund } from './after-sale/mail/composeRefund.ts';
import { composeTicketReturn } from './after-sale/mail/composeTicketReturn.ts';
import { composeTransportRequest } from './after-sale/mail/composeTransportRequest.ts';
import type { MailComposers } from './after-sale/mail/queuedMail.ts';
import { composeReviewMail } from './after-sale/review/composeReviewMail.ts';
import { composeNewsletterLink } from './people/newsletter/composeNewsletterLink.ts';

/** The composer of each kind of mail. `operatorEmail` gets those about payments that need a person. */
export const mailComposers = ({ operatorEmail }: { operatorEmail?: string | undefined } = {}): MailComposers => ({
  order_confirmation: composeConfirmation,
  transport_request: composeTransportRequest,
  newsletter_link: composeNewsletterLink,
  order_refund: composeRefund,
  ticket_return: composeTicketReturn,
  review_case: (pool, mail) => composeReviewMail(pool, mail, operatorEmail),
});
