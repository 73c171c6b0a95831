import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { daysInWords } from '../order-facts/festivalFacts.ts';
import { orderDetailTexts } from '../order-facts/orderDetailTexts.ts';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import type { ConfirmedStay } from './confirmedStay.ts';
import type { MailBrand } from './mailBrand.ts';

/** An item of an order, and the information that its buyer needs, in sentences. */
type Detail = { title: string; lines: string[] };

/** Details of everything except tickets: the stay's days and address, pick-ups at the festival, deliveries [BYD-02]. */
export function orderDetails({ stay, extras, delivery, language, reference }: ConfirmedOrder): Detail[] {
  const texts = orderDetailTexts[language];
  const sent = [delivery?.method, delivery?.address && texts.sentTo(delivery.address)].filter((line) => !!line);
  return [
    ...(stay ? [{ title: stay.name, lines: stayLines(stay, language, reference) }] : []),
    ...extras.map(({ name, quantity, isSent, howToGet }) => ({
      title: `${quantity} × ${name}`,
      lines: isSent ? sent.map((line) => String(line)) : howToGet,
    })),
  ];
}

function stayLines(stay: ConfirmedStay, language: Language, reference: string): string[] {
  const texts = orderDetailTexts[language];
  const { days, persons, address, checkInFrom, checkOutUntil } = stay;
  const nights = (Date.parse(days.last) - Date.parse(days.first)) / 86_400_000;
  const size = [texts.nights(nights), ...(persons ? [texts.persons(persons)] : [])];
  const hours = [checkInFrom && texts.checkIn(checkInFrom), checkOutUntil && texts.checkOut(checkOutUntil)];
  return [
    [daysInWords(days, language), ...size].join(' · '),
    address ?? '',
    hours.filter((hour) => !!hour).join(' '),
    texts.reception(reference),
  ].filter((line) => line !== '');
}

/** The details as plain text, followed by an empty line; empty for an order of tickets only. */
export function detailLines(order: ConfirmedOrder): string[] {
  const details = orderDetails(order);
  if (details.length === 0) return [];
  return [
    orderDetailTexts[order.language].title,
    ...details.flatMap(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)]),
    '',
  ];
}

/** The details as a part of the mail; empty for an order of tickets only. */
export function detailList(order: ConfirmedOrder, looks: MailBrand['looks']): Html | null {
  const details = orderDetails(order);
  if (details.length === 0) return null;
  return html`<h2 style="margin:0 0 12px;font-size:20px">${orderDetailTexts[order.language].title}</h2>
${details.map(
  ({ title, lines }) =>
    html`<p style="margin:0 0 16px"><strong>${title}</strong>${lines.map((line) => html`<br><span style="color:${looks.soft}">${line}</span>`)}</p>`,
)}`;
}
