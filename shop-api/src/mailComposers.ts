import { composeConfirmation } from './after-sale/mail/composeConfirmation.ts';
import { composeRefund } from './after-sale/mail/composeRefund.ts';
import { composeTicketReturn } from './after-sale/mail/composeTicketReturn.ts';
import { composeTransportRequest } from './after-sale/mail/composeTransportRequest.ts';
import type { MailComposers } from './after-sale/mail/queuedMail.ts';
import type { GoogleWallet } from './after-sale/pass/googleWallet.ts';
import { composeReviewMail } from './after-sale/review/composeReviewMail.ts';
import { composeNewsletterLink } from './people/newsletter/composeNewsletterLink.ts';

type MailOptions = { operatorEmail?: string | undefined; googleWallet?: GoogleWallet | undefined };

/** The composer of each kind of mail. `operatorEmail` gets those about payments that need a person; `googleWallet` signs passes. */
export const mailComposers = ({ operatorEmail, googleWallet }: MailOptions = {}): MailComposers => ({
  order_confirmation: (pool, mail, draw) => composeConfirmation(pool, mail, draw, googleWallet),
  transport_request: composeTransportRequest,
  newsletter_link: composeNewsletterLink,
  order_refund: composeRefund,
  ticket_return: composeTicketReturn,
  review_case: (pool, mail) => composeReviewMail(pool, mail, operatorEmail),
});
