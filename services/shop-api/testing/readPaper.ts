import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from './runTool.ts';

/** The content of a PDF as a reader, a scanner and a screen reader find it. */
type ReadPaper = {
  /** The texts of the codes that a scanner reads from the rendered page. */
  codes: string[];
  /** For each font, whether it is embedded. */
  embedded: boolean[];
  isTagged: boolean;
  pages: number;
  /** Its structure with its texts, in reading order. */
  structure: string;
};

/** Opens a PDF with poppler and reads its codes with zbar. */
export function readPaper(pdf: Uint8Array): ReadPaper {
  const folder = mkdtempSync(path.join(tmpdir(), 'paper-'));
  const file = path.join(folder, 'ticket.pdf');
  try {
    writeFileSync(file, pdf);
    const info = runTool('pdfinfo', [file]).toString();
    runTool('pdftoppm', ['-png', '-r', '120', '-singlefile', file, path.join(folder, 'page')]);
    const scanned = runTool('zbarimg', ['--quiet', '--raw', '--nodbus', path.join(folder, 'page.png')]).toString();
    // After two header lines there is one line for each font. The three columns before the object's number are emb, sub
    // and uni.
    const fonts = runTool('pdffonts', [file]).toString().trimEnd().split('\n').slice(2);
    return {
      codes: scanned.trim().split('\n'),
      embedded: fonts.map((row) => /\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+$/.exec(row)?.[1] === 'yes'),
      isTagged: /^Tagged:\s+yes$/m.test(info),
      pages: Number(/^Pages:\s+(\d+)$/m.exec(info)?.[1]),
      structure: runTool('pdfinfo', ['-struct-text', file]).toString(),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
