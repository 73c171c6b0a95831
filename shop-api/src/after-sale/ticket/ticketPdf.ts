import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { create } from 'qrcode';
import { confirmationTexts } from '../mail/confirmationTexts.ts';
import type { MailBrand } from '../mail/mailBrand.ts';
import { readableCode } from './readableCode.ts';

/** Plain data, since it is sent to a worker thread. */
export type TicketOnPaper = {
  brand: MailBrand;
  language: keyof typeof confirmationTexts;
  festival: string;
  when: string;
  where: string;
  reference: string;
  holder: string;
  /** Of the product. */
  name: string;
  number: number;
  count: number;
  code: string;
};

type Page = InstanceType<typeof PDFDocument>;

const margin = 56;
const qrSize = 230;
const resolve = createRequire(import.meta.url).resolve;

/** The characters of PDF's built-in fonts. Any other text uses a font with most of the world's scripts. */
const builtIn = /^[\x20-\x7e\xa0-\xff€–—‘’“”…]*$/;
const fonts = {
  plain: { own: 'Helvetica', wide: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  bold: { own: 'Helvetica-Bold', wide: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
};

/** One ticket as a page of A4: product, holder, and a QR code in vectors, which is sharp at any size [BYD-02]. */
export async function ticketPdf(ticket: TicketOnPaper): Promise<Buffer> {
  const { brand, code } = ticket;
  const texts = confirmationTexts[ticket.language];
  const page = new PDFDocument({ size: 'A4', margin, info: { Title: `${ticket.festival}: ${ticket.name}` } });
  const whole = new Promise<Buffer>((resolveWith, reject) => {
    const parts: Buffer[] = [];
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolveWith(Buffer.concat(parts)));
    page.on('error', reject);
  });
  drawHead(page, ticket);
  drawCode(page, code, page.page.width - margin - qrSize, 210);
  const width = page.page.width - 3 * margin - qrSize;
  page.y = 210;
  write(page, ticket.name, 'bold', 22, width);
  write(page, texts.ticketOf(ticket.number, ticket.count), 'plain', 12, width);
  for (const [name, value] of [
    [texts.when, ticket.when],
    [texts.where, ticket.where],
    [texts.holder, ticket.holder],
    [texts.order, ticket.reference],
  ] as const) {
    page.y += 10;
    write(page, name, 'plain', 10, width, '#595959');
    write(page, value, 'bold', 13, width);
  }
  page.y = Math.max(page.y, 210 + qrSize) + 24;
  write(page, readableCode(code), 'bold', 16);
  write(page, texts.pdfHint, 'plain', 11);
  page.rect(margin, page.y + 16, page.page.width - 2 * margin, 2).fill(brand.looks.primary);
  page.end();
  return whole;
}

function drawHead(page: Page, { brand, festival }: TicketOnPaper): void {
  page.rect(0, 0, page.page.width, 150).fill(brand.looks.primary);
  page.y = 58;
  write(page, festival, 'bold', 38, undefined, brand.looks.onPrimary);
}

function drawCode(page: Page, code: string, left: number, top: number): void {
  const { size, data } = create(code, { errorCorrectionLevel: 'M' }).modules;
  const side = qrSize / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      // Slightly larger than its cell, or thin lines show between the cells.
      if (data[row * size + column]) page.rect(left + column * side, top + row * side, side + 0.05, side + 0.05);
    }
  }
  page.fill('#000000');
}

function write(page: Page, text: string, weight: keyof typeof fonts, size: number, width?: number, color = '#1a1a1a') {
  const { own, wide } = fonts[weight];
  page
    .font(builtIn.test(text) ? own : resolve(wide))
    .fontSize(size)
    .fillColor(color)
    .text(text, margin, page.y, width === undefined ? {} : { width });
}
