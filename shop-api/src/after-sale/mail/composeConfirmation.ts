import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import type { Pool } from 'pg';
import { type Html, html } from '../../platform/html/html.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import { readableCode } from '../ticket/readableCode.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { type ConfirmedOrder, confirmedOrder } from './confirmedOrder.ts';
import { festivalDays, placeIn } from './festivalFacts.ts';
import { type MailBrand, mailBrand } from './mailBrand.ts';
import type { MailMessage } from './mailDelivery.ts';
import { ticketAttachments, ticketList } from './mailedTickets.ts';
import { mailPage } from './mailPage.ts';
import { plainBrand } from './plainBrand.ts';
import type { QueuedMail } from './queuedMail.ts';

/** The confirmation of a paid order, with its lines and each ticket as QR code and PDF [BYD-02]. Null for an erased order. */
export async function composeConfirmation(
  pool: Pool,
  mail: QueuedMail,
  draw: DrawTickets,
): Promise<MailMessage | null> {
  const order = await confirmedOrder(pool, mail);
  if (order === null) return null;
  const { config, reference, language, buyer } = order;
  const brand = (await mailBrand(pool, config.ossBrand)) ?? plainBrand(config.festivalData.title);
  const texts = confirmationTexts[language];
  const title = texts.title(buyer.firstName);
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: buyer.email,
    subject: texts.subject(config.festivalData.title, reference),
    text: plainText(order, title),
    html: mailPage({ brand, language, title, body: body(order, brand) }),
    attachments: await ticketAttachments(order, brand, draw),
  };
}

function plainText(order: ConfirmedOrder, title: string): string {
  const texts = confirmationTexts[order.language];
  return [
    title,
    order.tickets.length > 0 ? texts.intro : texts.introWithoutTickets,
    '',
    `${texts.order}: ${order.reference}`,
    `${texts.when}: ${festivalDays(order.config, order.language)}`,
    `${texts.where}: ${placeIn(order.config, order.language)}`,
    '',
    ...order.lines.map(({ quantity, name, total }) => `${quantity} x ${name}  ${formatMoney(total)}`),
    ...order.sums.map(({ kind, amount }) => `${texts.sums[kind]}  ${formatMoney(amount)}`),
    `${texts.total}: ${formatMoney(order.total)}`,
    '',
    ...order.tickets.map(({ name, code }) => `${name}: ${readableCode(code)}`),
    '',
    ...(order.page ? [`${texts.page}: ${order.page}`, ''] : []),
    texts.questions(order.reference),
  ].join('\n');
}

function body(order: ConfirmedOrder, { looks }: MailBrand): Html {
  const texts = confirmationTexts[order.language];
  const fact = (name: string, value: string) =>
    html`<tr><td style="padding:2px 16px 2px 0;color:${looks.soft}">${name}</td><td style="padding:2px 0">${value}</td></tr>`;
  const row = (name: string, cents: number, more = '') =>
    html`<tr><td style="padding:8px 0;border-top:1px solid ${looks.line}${more}">${name}</td><td align="right" style="padding:8px 0;border-top:1px solid ${looks.line}${more};white-space:nowrap">${formatMoney(cents)}</td></tr>`;
  return html`
<p style="margin:0 0 20px">${order.tickets.length > 0 ? texts.intro : texts.introWithoutTickets}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
${fact(texts.order, order.reference)}${fact(texts.when, festivalDays(order.config, order.language))}${fact(texts.where, placeIn(order.config, order.language))}
</table>
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
${order.lines.map(({ quantity, name, total }) => row(`${quantity} × ${name}`, total))}
${order.sums.map(({ kind, amount }) => row(texts.sums[kind], amount))}
${row(texts.total, order.total, ';font-weight:700')}
</table>
${order.tickets.length === 0 ? null : ticketList(order, looks)}
${order.page === null ? null : html`<p style="margin:24px 0 0"><a href="${order.page}" style="display:inline-block;padding:12px 24px;background:${looks.primary};color:${looks.onPrimary};font-weight:700;text-decoration:none">${texts.page}</a></p>`}
<p style="margin:24px 0 0;color:${looks.soft}">${texts.questions(order.reference)}</p>`;
}
