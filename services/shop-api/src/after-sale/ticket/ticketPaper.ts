import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { MailBrand } from '../mail/mailBrand.ts';
import { drawableText } from './drawableText.ts';

type PaperFont = 'heading' | 'strong' | 'text';
type Pdf = InstanceType<typeof PDFDocument>;
type Place = { x: number; y: number; width: number };
type Writing = { font: PaperFont; size: number; color?: string; align?: 'left' | 'right' | 'center' };

/** An A4 page with its text in the brand's fonts, and tags for the reading order [LAY-03]. */
export type TicketPaper = {
  pdf: Pdf;
  /** Writes a text as a structure element (`H1`, `P`), and returns the y position below it. */
  write: (tag: string, text: string, place: Place, writing: Writing) => number;
  /** The height that a text would need. */
  heightOf: (text: string, width: number, writing: Writing) => number;
  /** Draws a figure with its alternative text. */
  figure: (alt: string, box: [left: number, top: number, right: number, bottom: number], draw: () => void) => void;
  /** Draws an artifact, which screen readers skip. */
  decorate: (draw: () => void) => void;
  /** Returns the finished document; nothing can be drawn after it. */
  end: () => Promise<Buffer>;
};

const resolve = createRequire(import.meta.url).resolve;

/**
 * Fonts for characters that a brand's fonts lack, and for brands without stationery. They contain most of the world's
 * writing systems.
 */
const wide: Record<PaperFont, string> = {
  heading: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  strong: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  text: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
};

/** The characters in the fonts of every brand: Latin with its accents, punctuation, euro and arrows. */
const brandSigns = /^[\x20-\x7e\xa0-\xffŒœŸ‐‑–—‘’‚“”„•…′″‹›€™←↑→↓−]*$/;

/** The PDF standard for accessibility. pdfkit can write it, but its types lack it. */
const accessible: string = 'PDF/UA';

type About = { title: string; language: string };

/** Opens a tagged page with embedded fonts (PDF/UA). */
export function ticketPaper({ stationery }: MailBrand, { title, language }: About): TicketPaper {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: accessible as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: drawableText(title) },
  });
  const whole = new Promise<Buffer>((resolveWith, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolveWith(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  for (const [name, font] of Object.entries(stationery?.fonts ?? {}))
    pdf.registerFont(`brand-${name}`, Buffer.from(font, 'base64'));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = (text: string, { font, size, color = '#1a1a1a' }: Writing) =>
    pdf
      .font(stationery && brandSigns.test(text) ? `brand-${font}` : wide[font])
      .fontSize(size)
      .fillColor(color);

  return {
    pdf,
    write: (tag, given, { x, y, width }, writing) => {
      const text = drawableText(given);
      root.add(
        pdf.struct(tag, {}, () => void pen(text, writing).text(text, x, y, { width, align: writing.align ?? 'left' })),
      );
      return pdf.y;
    },
    heightOf: (text, width, writing) => pen(drawableText(text), writing).heightOfString(drawableText(text), { width }),
    figure: (alt, bbox, draw) => {
      // The options are in a variable, since pdfkit's types lack `bbox` and would refuse it in a literal.
      const options = { alt, bbox };
      root.add(pdf.struct('Figure', options, draw));
    },
    decorate: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    end: () => {
      root.end();
      pdf.end();
      return whole;
    },
  };
}
