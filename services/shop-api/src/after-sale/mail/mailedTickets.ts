import { type Html, html } from '@festival/service-kit/html/html';
import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import { orderDetailTexts } from '../order-facts/orderDetailTexts.ts';
import { readableCode } from '../order-facts/readableCode.ts';
import { ticketFacts } from '../ticket/ticketFacts.ts';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import type { MailBrand } from './mailBrand.ts';

/** The content id of a ticket's picture in a mail. */
export const cidOf = (index: number): string => `ticket-${index + 1}`;

/**
 * The valid tickets of an order, each with its own day and times, a link to its pass, and its code as an attached
 * picture [BYD-02].
 */
export function ticketList(
  { tickets, config, language }: ConfirmedOrder,
  looks: MailBrand['looks'],
  passes: readonly string[] = [],
): Html {
  const texts = confirmationTexts[language];
  return html`<h2 style="margin:0 0 4px;font-size:20px">${texts.tickets}</h2>
<p style="margin:0 0 12px;color:${looks.soft}">${texts.ticketsHint}</p>
${tickets.map(({ name, number, count, code, holder, product }, index) => {
  const { facts, hint } = ticketFacts(product, config, language);
  return html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;border:1px solid ${looks.line}"><tr><td style="padding:12px;font-size:0">
<div style="display:inline-block;width:160px;vertical-align:top"><img src="cid:${cidOf(index)}" width="144" height="144" alt="${code}" style="display:block;background:#ffffff"></div>
<div style="display:inline-block;width:100%;max-width:350px;padding:4px 0;vertical-align:top;font-size:16px"><strong style="font-size:18px">${name}</strong><br>${texts.ticketOf(number, count)}${holder && html`<br><span style="color:${looks.soft}">${orderDetailTexts[language].nameOn}:</span> ${holder}`}
${facts.map(([fact, value]) => html`<br><span style="color:${looks.soft}">${fact}:</span> ${value}`)}
<br><span style="color:${looks.soft}">${hint}</span><br><span style="font:13px/1.6 monospace;color:${looks.soft}">${readableCode(code)}</span>${passLink(texts.googlePass, passes[index], looks)}</div>
</td></tr></table>`;
})}`;
}

const passLink = (name: string, link: string | undefined, { primary, onPrimary }: MailBrand['looks']): Html | null =>
  link === undefined
    ? null
    : html`<br><a href="${link}" style="display:inline-block;margin-top:8px;padding:8px 16px;background:${primary};color:${onPrimary};font-weight:700;text-decoration:none">${name}</a>`;

/** The tickets as plain text: each with its times and its code. */
export const ticketLines = ({ tickets, config, language }: ConfirmedOrder): string[] =>
  tickets.flatMap(({ name, code, holder, product }) => [
    `${name}: ${readableCode(code)}`,
    ...(holder ? [`  ${orderDetailTexts[language].nameOn}: ${holder}`] : []),
    ...ticketFacts(product, config, language).facts.map(([fact, value]) => `  ${fact}: ${value}`),
  ]);
