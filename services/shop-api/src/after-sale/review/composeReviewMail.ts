import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import type { Pool } from 'pg';
import { z } from 'zod';
import { adviceOn, situationOf } from '../../sale/payment/review/reviewAdvice.ts';
import { findReviewCase } from '../../sale/payment/review/reviewCases.ts';
import { brandOfShop } from '../mail/brandOfShop.ts';
import type { QueuedMail } from '../mail/queuedMail.ts';
import { shopOfMail } from '../mail/shopOfMail.ts';
import { reviewMailTexts } from './reviewMailTexts.ts';

const contentSchema = z.object({ caseId: z.uuid() });

/**
 * Composes the mail, in the shop's language, that notifies the operator of a payment that a person must review. Null if
 * the case has been settled, or if there is no recipient.
 */
export async function composeReviewMail(
  pool: Pool,
  mail: QueuedMail,
  operatorEmail: string | undefined,
): Promise<MailMessage | null> {
  const { caseId } = contentSchema.parse(mail.content);
  const found = await findReviewCase(pool, mail.eventId, caseId);
  if (found?.status !== 'open' || operatorEmail === undefined) return null;
  const { config } = await shopOfMail(pool, mail);
  const language = config.defaultLanguage;
  const texts = reviewMailTexts[language];
  const brand = await brandOfShop(pool, config);
  const money = (cents: number, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
  const title = texts.titles[situationOf(found)];
  const advice = adviceOn(found, language);
  const rows: Array<[string, string]> = [
    [texts.order, found.reference],
    [texts.event, found.eventId],
    [texts.due, money(found.due, 'EUR')],
    [texts.reported, money(found.received, found.currency)],
    [texts.provider, found.provider],
    [texts.reviewCase, found.id],
  ];
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: operatorEmail,
    subject: `${title} (${found.reference})`,
    text: [title, '', advice, '', ...rows.map(([name, value]) => `${name}: ${value}`), '', texts.how].join('\n'),
    html: mailPage({
      brand,
      language,
      title,
      body: html`<p style="margin:0 0 20px">${advice}</p>
<table role="presentation" cellpadding="0" cellspacing="0">${rows.map(
        ([name, value]) =>
          html`<tr><td style="padding:2px 16px 2px 0;color:${brand.looks.soft}">${name}</td><td style="padding:2px 0">${value}</td></tr>`,
      )}</table>
<p style="margin:20px 0 0;color:${brand.looks.soft}">${texts.how}</p>`,
    }),
    attachments: [],
  };
}
