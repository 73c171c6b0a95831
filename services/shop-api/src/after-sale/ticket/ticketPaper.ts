import PDFDocument from 'pdfkit';
import type { MailBrand } from '../mail/mailBrand.ts';
import { drawableText } from './drawableText.ts';
import { isPlain, linesOf, type Piece, wide } from './fonts/paperText.ts';
import { type PaperFont, wideFonts } from './fonts/wideFonts.ts';

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

/** The characters in the fonts of every brand: Latin with its accents, punctuation, euro and arrows. */
const brandSigns = /^[\x20-\x7e\xa0-\xffŒœŸ‐‑–—‘’‚“”„•…′″‹›€™←↑→↓−]*$/;

/** The PDF standard for accessibility. pdfkit can write it, but its types lack it. */
const accessible: string = 'PDF/UA';

type About = {
  title: string;
  language: string;
  /** The fonts of further scripts, by file: those that the texts of the paper need. */
  scriptFonts: ReadonlyMap<string, Buffer>;
};

/** Opens a tagged page with embedded fonts (PDF/UA). */
export function ticketPaper({ stationery }: MailBrand, { title, language, scriptFonts }: About): TicketPaper {
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
  for (const [file, font] of scriptFonts) pdf.registerFont(file, font);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = (text: string, { font, size, color = '#1a1a1a' }: Writing) =>
    pdf
      .font(stationery && brandSigns.test(text) ? `brand-${font}` : wideFonts[font])
      .fontSize(size)
      .fillColor(color);
  const pieces = piecesOn(pdf);

  return {
    pdf,
    write: (tag, given, { x, y, width }, writing) => {
      const text = drawableText(given);
      if (isPlain(text)) {
        root.add(
          pdf.struct(
            tag,
            {},
            () => void pen(text, writing).text(text, x, y, { width, align: writing.align ?? 'left' }),
          ),
        );
        return pdf.y;
      }
      let below = y;
      // Readers get the text as it is read; on the paper its pieces are in the order of the line.
      root.add(
        pdf.struct(tag, { actual: text }, () => {
          pen(text, writing);
          below = pieces.draw(text, { x, y, width }, writing);
        }),
      );
      return below;
    },
    heightOf: (given, width, writing) => {
      const text = drawableText(given);
      pen(text, writing);
      return isPlain(text) ? pdf.heightOfString(text, { width }) : pieces.heightOf(text, width, writing);
    },
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

/** Room for scripts with signs above and below the line, as a part of the font's size. */
const lineHeight = 1.45;

/** Turns off the exact placing of marks. */
const withoutMarks = { features: { abvm: false, blwm: false, mark: false, mkmk: false } };

/** Draws texts whose scripts need several fonts, or run from right to left. */
function piecesOn(pdf: Pdf) {
  const pick = (piece: Piece, { font }: Writing) => pdf.font(piece.font !== wide ? piece.font : wideFonts[font]);
  const layOut = (text: string, width: number, writing: Writing) => {
    const optionsOf = (piece: Piece) => {
      try {
        pick(piece, writing).widthOfString(piece.text);
        return {};
      } catch {
        // fontkit fails at a mark that has no place on its letter, as in some names in Gurmukhi and Malayalam.
        return withoutMarks;
      }
    };
    const widthOf = (piece: Piece) => {
      const options = optionsOf(piece);
      return pick(piece, writing).widthOfString(piece.text, options as PDFKit.Mixins.TextOptions);
    };
    return { optionsOf, widthOf, lines: linesOf(text, width, widthOf) };
  };
  return {
    heightOf: (text: string, width: number, writing: Writing) =>
      layOut(text, width, writing).lines.length * writing.size * lineHeight,
    /** Returns the y position below the text. */
    draw: (text: string, { x, y, width }: Place, writing: Writing): number => {
      const { optionsOf, widthOf, lines } = layOut(text, width, writing);
      const height = writing.size * lineHeight;
      for (const [number, line] of lines.entries()) {
        let left = x;
        for (const piece of line) {
          const baseline = y + number * height + height * 0.75;
          const options = {
            ...optionsOf(piece),
            lineBreak: false,
            baseline: 'alphabetic',
          } as PDFKit.Mixins.TextOptions;
          pick(piece, writing).text(piece.text, left, baseline, options);
          left += widthOf(piece);
        }
      }
      return y + lines.length * height;
    },
  };
}
