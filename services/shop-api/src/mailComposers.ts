import { composeConfirmation } from './after-sale/mail/composeConfirmation.ts';
import { composeRefund } from './after-sale/mail/composeRefund.ts';
import { composeTicketReturn } from './after-sale/mail/composeTicketReturn.ts';
import { composeTransportRequest } from './after-sale/mail/composeTransportRequest.ts';
import type { MailComposers } from './after-sale/mail/queuedMail.ts';
import { composeRenewal } from './after-sale/membership/renewal/composeRenewal.ts';
import { composeOrderLink } from './after-sale/order-link/composeOrderLink.ts';
import type { Wallets } from './after-sale/pass/wallets.ts';
import { composeReviewMail } from './after-sale/review/composeReviewMail.ts';
import { composeNewsletterLink } from './people/newsletter/composeNewsletterLink.ts';

type MailOptions = { operatorEmail?: string | undefined; wallets?: Wallets };

/**
 * The composer of each kind of mail. `operatorEmail` receives the mails about payments that a person must review;
 * `wallets` sign passes.
 */
export const mailComposers = ({ operatorEmail, wallets }: MailOptions = {}): MailComposers => ({
  order_confirmation: (pool, mail, draw) => composeConfirmation(pool, mail, draw, wallets),
  transport_request: composeTransportRequest,
  newsletter_link: composeNewsletterLink,
  order_link: composeOrderLink,
  order_refund: composeRefund,
  membership_renewal: composeRenewal,
  ticket_return: (pool, mail, draw) => composeTicketReturn(pool, mail, draw, wallets),
  review_case: (pool, mail) => composeReviewMail(pool, mail, operatorEmail),
});
