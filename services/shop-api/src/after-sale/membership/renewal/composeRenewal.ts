import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import type { Pool } from 'pg';
import { brandOfShop } from '../../mail/brandOfShop.ts';
import { brandPictures } from '../../mail/brandPictures.ts';
import { confirmedOrder } from '../../mail/confirmedOrder.ts';
import type { QueuedMail } from '../../mail/queuedMail.ts';
import { titleIn } from '../../order-facts/festivalFacts.ts';
import { renewalMailSchema } from './renewalMail.ts';
import { renewalTexts } from './renewalTexts.ts';

/** Notifies a member of a step of the renewal: announced, paid, refused, ended [MEM-01]. Null for an erased order. */
export async function composeRenewal(pool: Pool, mail: QueuedMail): Promise<MailMessage | null> {
  const order = await confirmedOrder(pool, mail);
  if (order === null) return null;
  const { config, reference, language, buyer } = order;
  const { stage, amount, date } = renewalMailSchema.parse(mail.content);
  const { timeZone } = config.festivalData;
  const day = formatDay(date, { language, timeZone, withYear: true });
  const brand = await brandOfShop(pool, config);
  const texts = renewalTexts[language];
  const { subject, text, more } = texts[stage];
  const lines = [text(moneyIn(language, amount), day), ...(more === undefined ? [] : [more])];
  const title = texts.title(buyer.firstName);
  const questions = texts.questions(reference);
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: buyer.email,
    subject: subject(titleIn(config, language), day),
    text: [title, ...lines, '', questions].join('\n'),
    html: mailPage({
      brand,
      language,
      title,
      isPictured: true,
      body: html`${lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
<p style="margin:0;color:${brand.looks.soft}">${questions}</p>`,
    }),
    attachments: brandPictures(brand),
  };
}
