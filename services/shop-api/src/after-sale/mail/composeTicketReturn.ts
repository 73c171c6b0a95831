import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import type { Pool } from 'pg';
import { titleIn } from '../order-facts/festivalFacts.ts';
import type { Wallets } from '../pass/wallets.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import { brandOfShop } from './brandOfShop.ts';
import { brandPictures } from './brandPictures.ts';
import { confirmedOrder } from './confirmedOrder.ts';
import { mailedPasses } from './mailedPasses.ts';
import { ticketLines, ticketList } from './mailedTickets.ts';
import type { QueuedMail } from './queuedMail.ts';
import { refundTexts } from './refundTexts.ts';
import { ticketAttachments } from './ticketAttachments.ts';

/**
 * The valid tickets of an order after the refund of its upgrade, some with new codes [UPG-02]. Null for an erased
 * order, and if no ticket is valid.
 */
export async function composeTicketReturn(
  pool: Pool,
  mail: QueuedMail,
  draw: DrawTickets,
  wallets: Wallets = {},
): Promise<MailMessage | null> {
  const order = await confirmedOrder(pool, mail);
  if (order === null || order.tickets.length === 0) return null;
  const { config, reference, language, buyer } = order;
  const brand = await brandOfShop(pool, config);
  const texts = refundTexts[language];
  const title = texts.ticketsAgain.title(buyer.firstName);
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: buyer.email,
    subject: texts.ticketsAgain.subject(titleIn(config, language), reference),
    text: [title, texts.ticketsAgain.intro, '', ...ticketLines(order), '', texts.questions(reference)].join('\n'),
    html: mailPage({
      brand,
      language,
      title,
      isPictured: true,
      body: html`<p style="margin:0 0 20px">${texts.ticketsAgain.intro}</p>
${ticketList(order, brand.looks, await mailedPasses(order, brand, wallets))}
<p style="margin:24px 0 0;color:${brand.looks.soft}">${texts.questions(reference)}</p>`,
    }),
    attachments: [...brandPictures(brand), ...(await ticketAttachments(order, brand, draw, wallets.apple))],
  };
}
