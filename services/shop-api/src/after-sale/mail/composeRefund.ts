import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import type { Pool } from 'pg';
import { titleIn } from '../order-facts/festivalFacts.ts';
import { brandOfShop } from './brandOfShop.ts';
import { brandPictures } from './brandPictures.ts';
import type { QueuedMail } from './queuedMail.ts';
import { refundedOrder } from './refundedOrder.ts';
import { refundTexts } from './refundTexts.ts';

/**
 * Notifies the buyer of a refund: of a whole order, of some of its lines, or of a payment that came too late [PAY-04].
 * Null for an erased order.
 */
export async function composeRefund(pool: Pool, mail: QueuedMail): Promise<MailMessage | null> {
  const refund = await refundedOrder(pool, mail);
  if (refund === null) return null;
  const { config, reference, language, buyer, amount, lines, kind, hasTickets } = refund;
  const brand = await brandOfShop(pool, config);
  const texts = refundTexts[language];
  const title = texts.title(buyer.firstName);
  const paragraphs = [
    texts.intro[kind],
    ...(hasTickets ? [texts.codesAreVoid] : []),
    ...(refund.isUpgrade ? [texts.ticketsFollow] : []),
    ...(amount > 0 ? [texts.wayOfMoney] : []),
  ];
  const { looks } = brand;
  const row = (name: string, value: string) =>
    html`<tr><td style="padding:8px 0;border-top:1px solid ${looks.line}">${name}</td><td align="right" style="padding:8px 0;border-top:1px solid ${looks.line};white-space:nowrap;font-weight:700">${value}</td></tr>`;
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: buyer.email,
    subject: texts.subject(titleIn(config, language), reference),
    text: [
      title,
      ...paragraphs,
      '',
      `${texts.order}: ${reference}`,
      ...lines.map(({ quantity, name }) => `${quantity} x ${name}`),
      `${texts.amount}: ${moneyIn(language, amount)}`,
      '',
      texts.questions(reference),
    ].join('\n'),
    html: mailPage({
      brand,
      language,
      title,
      isPictured: true,
      body: html`
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
${row(texts.order, reference)}
${lines.map(({ quantity, name }) => row(`${quantity} × ${name}`, ''))}
${row(texts.amount, moneyIn(language, amount))}
</table>
<p style="margin:24px 0 0;color:${looks.soft}">${texts.questions(reference)}</p>`,
    }),
    attachments: brandPictures(brand),
  };
}
