import { composeConfirmation } from './after-sale/mail/composeConfirmation.ts';
import { composeTransportRequest } from './after-sale/mail/composeTransportRequest.ts';
import type { MailComposers } from './after-sale/mail/queuedMail.ts';
import { composeNewsletterLink } from './people/newsletter/composeNewsletterLink.ts';

/** The composer of each kind of mail. */
export const mailComposers: MailComposers = {
  order_confirmation: composeConfirmation,
  transport_request: composeTransportRequest,
  newsletter_link: composeNewsletterLink,
};
