import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import type { MailBrand } from './mailBrand.ts';

/** The art and the logo of a `mailPage` with pictures, as inline attachments; none for a brand without stationery. */
export const brandPictures = ({ stationery }: MailBrand): MailMessage['attachments'] =>
  stationery
    ? [
        {
          filename: 'art.jpg',
          content: Buffer.from(stationery.band, 'base64'),
          contentType: 'image/jpeg',
          cid: 'brand-art',
        },
        {
          filename: 'logo.png',
          content: Buffer.from(stationery.logo, 'base64'),
          contentType: 'image/png',
          cid: 'brand-logo',
        },
      ]
    : [];
