import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import { transportRequestSchema } from '@festival/shared-contracts/api/mailCalls';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { mailBrand } from './mailBrand.ts';
import type { QueuedMail } from './queuedMail.ts';
import { shopOfMail } from './shopOfMail.ts';

/** A visitor's transport request for the brand's staff. A reply to the mail goes to the visitor [TRN-04]. */
export async function composeTransportRequest(pool: Pool, mail: QueuedMail): Promise<MailMessage> {
  const request = z.parse(transportRequestSchema, mail.content);
  const { config } = await shopOfMail(pool, mail);
  const brand = await mailBrand(pool, config.ossBrand);
  if (!brand?.transportRequestsTo) throw new Error(`Brand ${config.ossBrand} has no recipient for transport requests`);
  const rows: Array<[string, string]> = [
    ['Shop', config.festivalData.title],
    ['Name', request.name],
    ['E-mail', request.email],
    ['From', request.departure],
    ['Persons', String(request.persons)],
    ['Date', request.date ?? ''],
    ['Language', request.language ?? ''],
    ['Message', request.message],
  ];
  const filledRows = rows.filter(([, value]) => value !== '');
  const title = `Transport request: ${request.persons} from ${request.departure}`;
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: brand.transportRequestsTo,
    replyTo: request.email,
    subject: title,
    text: filledRows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: mailPage({
      brand,
      language: 'en',
      title,
      body: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${filledRows.map(
        ([name, value]) =>
          html`<tr><td style="padding:4px 16px 4px 0;color:${brand.looks.soft};vertical-align:top">${name}</td><td style="padding:4px 0;white-space:pre-wrap">${value}</td></tr>`,
      )}</table>`,
    }),
    attachments: [],
  };
}
