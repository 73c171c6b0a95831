import { type Html, html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import type { Pool } from 'pg';
import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import { daysInWords, festivalDays, placeIn, titleIn } from '../order-facts/festivalFacts.ts';
import type { Wallets } from '../pass/wallets.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import { brandOfShop } from './brandOfShop.ts';
import { brandPictures } from './brandPictures.ts';
import { type ConfirmedOrder, confirmedOrder } from './confirmedOrder.ts';
import type { MailBrand } from './mailBrand.ts';
import { mailedPasses } from './mailedPasses.ts';
import { ticketLines, ticketList } from './mailedTickets.ts';
import { orderCalendar } from './orderCalendar.ts';
import { detailLines, detailList } from './orderDetails.ts';
import type { QueuedMail } from './queuedMail.ts';
import { ticketAttachments } from './ticketAttachments.ts';

/**
 * The confirmation of a paid order in its brand's design. It contains the order's lines, each ticket as a QR code and a
 * PDF, a calendar file with the dates, and for each ticket a pass for each of the `wallets` [BYD-02]. Null for an
 * erased order.
 */
export async function composeConfirmation(
  pool: Pool,
  mail: QueuedMail,
  draw: DrawTickets,
  wallets: Wallets = {},
): Promise<MailMessage | null> {
  const order = await confirmedOrder(pool, mail);
  if (order === null) return null;
  const { config, reference, language, buyer } = order;
  const brand = await brandOfShop(pool, config);
  const texts = confirmationTexts[language];
  const title = texts.title(buyer.firstName);
  const passes = await mailedPasses(order, brand, wallets);
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: buyer.email,
    subject: texts.subject(titleIn(config, language), reference),
    text: plainText(order, title),
    html: mailPage({ brand, language, title, body: body(order, brand, passes), isPictured: true }),
    attachments: [
      ...brandPictures(brand),
      ...(await ticketAttachments(order, brand, draw, wallets.apple)),
      ...calendarAttachment(order),
    ],
  };
}

function calendarAttachment(order: ConfirmedOrder): MailMessage['attachments'] {
  const calendar = orderCalendar(order, Date.now());
  if (calendar === null) return [];
  const { name, content } = calendar;
  return [{ filename: name, content: Buffer.from(content), contentType: 'text/calendar; charset=utf-8' }];
}

/**
 * The order's number, days and place. Tickets show their own days, so the festival's days are shown only for an order
 * without tickets.
 */
function orderFacts({ config, language, reference, tickets }: ConfirmedOrder): Array<[string, string]> {
  const texts = confirmationTexts[language];
  return [
    [texts.order, reference],
    ...(tickets.length > 0 ? [] : [[texts.when, daysInWords(festivalDays(config), language)] as [string, string]]),
    [texts.where, placeIn(config, language)],
  ];
}

/** The mail of an order that costs nothing does not mention a payment [PAY-02]. */
function introOf({ language, tickets, total }: ConfirmedOrder): string {
  const texts = confirmationTexts[language];
  if (total === 0) return tickets.length > 0 ? texts.introFree : texts.introFreeWithoutTickets;
  return tickets.length > 0 ? texts.intro : texts.introWithoutTickets;
}

function plainText(order: ConfirmedOrder, title: string): string {
  const texts = confirmationTexts[order.language];
  const money = (cents: number) => moneyIn(order.language, cents);
  const price = (cents: number) => (cents === 0 ? texts.included : money(cents));
  return [
    title,
    introOf(order),
    '',
    ...orderFacts(order).map(([name, value]) => `${name}: ${value}`),
    '',
    ...order.lines.map(({ quantity, name, total }) => `${quantity} x ${name}  ${price(total)}`),
    ...(order.serviceFee > 0 ? [`(${texts.serviceFee}: ${money(order.serviceFee)})`] : []),
    ...order.sums.map(({ kind, amount }) => `${texts.sums[kind]}  ${money(amount)}`),
    `${texts.total}: ${money(order.total)}`,
    texts.vat,
    '',
    ...ticketLines(order),
    '',
    ...detailLines(order),
    ...(order.page ? [`${texts.page}: ${order.page}`, ''] : []),
    texts.questions(order.reference),
  ].join('\n');
}

function body(order: ConfirmedOrder, { looks }: MailBrand, passes: readonly string[]): Html {
  const texts = confirmationTexts[order.language];
  return html`
<p style="margin:0 0 20px">${introOf(order)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
${orderFacts(order).map(
  ([name, value]) =>
    html`<tr><td style="padding:2px 16px 2px 0;color:${looks.soft};vertical-align:top">${name}</td><td style="padding:2px 0">${value}</td></tr>`,
)}
</table>
${receipt(order, looks)}
${order.tickets.length === 0 ? null : ticketList(order, looks, passes)}
${detailList(order, looks)}
${order.page === null ? null : html`<p style="margin:24px 0 0"><a href="${order.page}" style="display:inline-block;padding:12px 24px;background:${looks.primary};color:${looks.onPrimary};font-weight:700;text-decoration:none">${texts.page}</a></p>`}
<p style="margin:24px 0 0;color:${looks.soft}">${texts.questions(order.reference)}</p>`;
}

/**
 * Lines, fees and total, as in the basket. The service fee is shown but not added, since the lines include it [BSK-02].
 */
function receipt({ language, lines, sums, serviceFee, total }: ConfirmedOrder, looks: MailBrand['looks']): Html {
  const texts = confirmationTexts[language];
  const money = (cents: number) => moneyIn(language, cents);
  const row = (name: string | Html, amount: string, more = '') =>
    html`<tr><td style="padding:8px 0;border-top:1px solid ${looks.line}${more}">${name}</td><td align="right" style="padding:8px 0;border-top:1px solid ${looks.line}${more};white-space:nowrap">${amount}</td></tr>`;
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
${lines.map((line) => row(`${line.quantity} × ${line.name}`, line.total === 0 ? texts.included : money(line.total)))}
${serviceFee === 0 ? null : row(texts.serviceFee, money(serviceFee), `;color:${looks.soft};font-size:14px`)}
${sums.map(({ kind, amount }) => row(texts.sums[kind], money(amount)))}
${row(html`${texts.total} <span style="font-weight:400;font-size:14px;color:${looks.soft}">${texts.vat}</span>`, money(total), ';font-weight:700')}
</table>`;
}
