import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import { readableCode } from '../order-facts/readableCode.ts';
import { drawableText } from './drawableText.ts';
import { drawCode } from './drawCode.ts';
import { isPrintable, scriptFontsFor } from './fonts/paperText.ts';
import type { TicketOnPaper } from './ticketOnPaper.ts';
import { type TicketPaper, ticketPaper } from './ticketPaper.ts';

/** All lengths are in points; an A4 page is 595 by 842. */
const pageWidth = 595.28;
const pageHeight = 841.89;
const margin = 48;
const inner = pageWidth - 2 * margin;
const bandHeight = 188;
const bar = 60;
const qrSize = 196;
const soft = '#595959';

/** One ticket as a page of A4 in its brand's design: its day, its times, its rules, and its code [BYD-02, LAY-03]. */
export const ticketPdf = (ticket: TicketOnPaper): Promise<Buffer> =>
  ticketsPdf([ticket], `${ticket.festival}: ${ticket.name}`);

/**
 * The tickets of an order, of one brand and language, in one file with a page for each. Throws if there is no ticket.
 */
export async function ticketsPdf(tickets: readonly TicketOnPaper[], title?: string): Promise<Buffer> {
  const [first] = tickets;
  if (!first) throw new Error('There is no ticket to draw');
  const { brand, festival, reference, language } = first;
  const scriptFonts = await scriptFontsFor(tickets.flatMap(textsOf));
  const paper = ticketPaper(brand, { title: title ?? `${festival} ${reference}`, language, scriptFonts });
  for (const ticket of tickets) {
    if (ticket !== first) paper.pdf.addPage();
    drawPage(paper, ticket);
  }
  return paper.end();
}

/** The texts of a ticket that people have written. */
const textsOf = ({ brand, festival, holder, name, facts, hint, rules }: TicketOnPaper): string[] =>
  [brand.from, festival, holder, name, ...facts.flat(), hint, ...rules].map(drawableText);

function drawPage(paper: TicketPaper, ticket: TicketOnPaper): void {
  drawHead(paper, ticket, headOf(ticket));
  const top = writeName(paper, ticket, headOf(ticket) + bar + 24);
  writeFacts(paper, ticket, top);
  writeCode(paper, ticket, top);
  writeFoot(paper, ticket);
}

/** The height of the art. A brand without art has a stripe instead. */
const headOf = ({ brand }: TicketOnPaper): number => (brand.stationery ? bandHeight : 40);

/** Draws the art across the page, and below it the bar with logo and order number. */
function drawHead(paper: TicketPaper, { brand, reference, language, festival }: TicketOnPaper, band: number): void {
  const { pdf } = paper;
  const { looks, stationery } = brand;
  paper.decorate(() => {
    pdf.rect(0, 0, pageWidth, band).fill(looks.primary);
    // The bar is drawn later and covers the lower part of a picture that is too high.
    if (stationery) pdf.image(Buffer.from(stationery.band, 'base64'), 0, 0, { width: pageWidth });
    pdf.rect(0, band, pageWidth + 1, bar).fill(looks.ground);
    if (looks.rule > 0) pdf.rect(0, band, pageWidth + 1, looks.rule).fill(looks.ink);
  });
  const top = band + (bar - 34) / 2;
  if (stationery)
    paper.figure(festival, [margin, top, margin + 200, top + 34], () => {
      pdf.image(Buffer.from(stationery.logo, 'base64'), margin, top, { fit: [200, 34], valign: 'center' });
    });
  else paper.write('P', festival, { x: margin, y: top, width: 260 }, { font: 'heading', size: 24, color: looks.ink });
  paper.write(
    'P',
    `${confirmationTexts[language].order} ${reference}`,
    { x: pageWidth / 2, y: top + 10, width: pageWidth / 2 - margin },
    { font: 'strong', size: 12, color: looks.ink, align: 'right' },
  );
}

/** Writes the title and, for several tickets, "2 of 4". Returns the next y position. */
function writeName(paper: TicketPaper, { name, number, count, language }: TicketOnPaper, top: number): number {
  const below = paper.write('P', confirmationTexts[language].ticketOf(number, count), place(top), {
    font: 'strong',
    size: 12,
    color: soft,
  });
  const size = name.length > 26 ? 24 : 32;
  return paper.write('H1', name, place(below + 6), { font: 'heading', size }) + 22;
}

const place = (y: number) => ({ x: margin, y, width: inner });

function writeFacts(paper: TicketPaper, ticket: TicketOnPaper, top: number): void {
  const { facts, language } = ticket;
  const width = inner - qrSize - 64;
  let y = top;
  for (const [name, value] of [...facts, [confirmationTexts[language].holder, holderOf(ticket)] as const]) {
    y = paper.write('P', name, { x: margin, y, width }, { font: 'text', size: 10.5, color: soft });
    y = paper.write('P', value, { x: margin, y: y + 1, width }, { font: 'strong', size: 15 }) + 13;
  }
}

/** The holder's name, or the order's number and the ticket's code if no font has all of its characters. */
const holderOf = ({ holder, language, reference, code }: TicketOnPaper): string =>
  isPrintable(drawableText(holder))
    ? holder
    : `${confirmationTexts[language].order} ${reference}, ${readableCode(code)}`;

/** Draws the code, large and alone in its frame, with its characters below. */
function writeCode(paper: TicketPaper, { code, brand }: TicketOnPaper, top: number): void {
  const { pdf } = paper;
  const frame = qrSize + 40;
  const left = pageWidth - margin - frame;
  paper.decorate(() => {
    pdf.rect(left, top, frame, frame + 30);
    pdf.lineWidth(Math.max(1, brand.looks.rule)).stroke('#1a1a1a');
  });
  paper.figure(code, [left + 20, top + 20, left + 20 + qrSize, top + 20 + qrSize], () =>
    drawCode(paper, code, { x: left + 20, y: top + 20, size: qrSize }),
  );
  paper.write(
    'P',
    readableCode(code),
    { x: left + 10, y: top + qrSize + 36, width: frame - 20 },
    { font: 'strong', size: 12, align: 'center' },
  );
}

/** Writes what the code is valid for, the conditions of the product, and the contact. */
function writeFoot(paper: TicketPaper, { brand, hint, rules, language, reference }: TicketOnPaper): void {
  const { pdf } = paper;
  const texts = confirmationTexts[language];
  const all = [hint, ...rules, texts.ticketsHint];
  const writing = { font: 'text', size: 11, color: '#1a1a1a' } as const;
  const height = all.reduce((sum, rule) => sum + paper.heightOf(rule, inner - 46, writing) + 5, 0) + 56;
  const top = pageHeight - 30 - 28 - height;
  paper.decorate(() => {
    pdf.rect(margin, top, inner, height).fill('#f4f4f2');
    pdf.rect(margin, top, 6, height).fill(brand.looks.primary);
  });
  let y =
    paper.write(
      'H2',
      texts.goodToKnow,
      { x: margin + 26, y: top + 18, width: inner - 46 },
      { font: 'strong', size: 13 },
    ) + 6;
  for (const rule of all) y = paper.write('P', rule, { x: margin + 26, y, width: inner - 46 }, writing) + 5;
  paper.write('P', texts.questionsAt(brand.from, reference), place(pageHeight - 44), {
    font: 'text',
    size: 10,
    color: soft,
  });
}
