import bidiFactory from 'bidi-js';
import { cutFont, scriptFontOf } from './scriptFonts.ts';
import { isInWideFonts } from './wideFonts.ts';

/** The name of the wide fonts among the fonts of a text. */
export const wide = 'wide';

/** A part of a line that is drawn at once: a space, or characters of one font and one direction. */
export interface Piece {
  /** `wide`, or the file of a script's font. */
  font: string;
  text: string;
}

const bidi = bidiFactory();
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thaana}/u;

/** Joiners and selectors, which have no glyph of their own and are only passed to a font that has them. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** The font of a cluster of characters; undefined if none has all of them. */
function fontOf(cluster: string): string | undefined {
  const visible = Array.from(cluster).filter((sign) => !invisible.test(sign));
  const codePoints = visible.map((sign) => sign.codePointAt(0) ?? 0);
  return codePoints.every(isInWideFonts) ? wide : scriptFontOf(codePoints);
}

const clustersOf = (text: string) => Array.from(clusters.segment(text), ({ segment, index }) => ({ segment, index }));

/** Whether the fonts have every character of a text, and it has one. */
export const isPrintable = (text: string): boolean =>
  text.trim() !== '' && clustersOf(text).every(({ segment }) => fontOf(segment) !== undefined);

/** Whether the wide font of a text can draw it from left to right, so that no piece has to be placed. */
export const isPlain = (text: string): boolean =>
  !rightToLeft.test(text) && Array.from(text).every((sign) => isInWideFonts(sign.codePointAt(0) ?? 0));

/** The fonts of the scripts in texts, each with only the characters that they use; by file. */
export async function scriptFontsFor(texts: readonly string[]): Promise<Map<string, Buffer>> {
  const signs = new Map<string, string>();
  for (const text of texts.filter((one) => !isPlain(one)))
    for (const { segment } of clustersOf(text)) {
      const font = fontOf(segment);
      if (font && font !== wide) signs.set(font, (signs.get(font) ?? '') + segment);
    }
  const cut = [...signs].map(async ([file, text]) => [file, await cutFont(file, text)] as const);
  return new Map(await Promise.all(cut));
}

/**
 * Lays a text out in lines of at most `width`, each as pieces in the order in which they are drawn from left to right (Unicode bidirectional
 * algorithm). `widthOf` measures a piece.
 */
export function linesOf(text: string, width: number, widthOf: (piece: Piece) => number): Piece[][] {
  const fonts = new Array<string>(text.length);
  const cells = clustersOf(text).map(({ segment, index }) => {
    const font = fontOf(segment) ?? wide;
    fonts.fill(font, index, index + segment.length);
    return { start: index, width: widthOf({ font, text: segment }) };
  });
  const levels = bidi.getEmbeddingLevels(text, 'auto');
  return breaksOf(text, cells, width).map(([start, end]) => piecesIn({ text, fonts, levels }, start, end));
}

type Cell = { start: number; width: number };

/** The first and last unit of each line: a line ends at a space, or within a word that is longer than a line. */
function breaksOf(text: string, cells: readonly Cell[], width: number): [start: number, end: number][] {
  const lines: [number, number][] = [];
  let [start, used, space] = [0, 0, -1];
  for (const [position, cell] of cells.entries()) {
    if (text[cell.start] === ' ') space = position;
    used += cell.width;
    if (used <= width || cell.start === start) continue;
    const next = space > 0 && (cells[space]?.start ?? 0) >= start ? cells[space + 1] : cell;
    const end = next === cell ? cell.start : (cells[space]?.start ?? 0);
    lines.push([start, end - 1]);
    start = next?.start ?? text.length;
    used = cells.slice(0, position + 1).reduce((sum, one) => (one.start >= start ? sum + one.width : sum), 0);
  }
  return start < text.length ? [...lines, [start, text.length - 1]] : lines;
}

interface Written {
  text: string;
  /** The font of each unit. */
  fonts: readonly string[];
  levels: ReturnType<typeof bidi.getEmbeddingLevels>;
}

function piecesIn({ text, fonts, levels }: Written, start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let before: number | undefined;
  // Only the line's part of the indices is in another order.
  for (const index of bidi.getReorderedIndices(text, levels, start, end).slice(start, end + 1)) {
    const level = levels.levels[index] ?? 0;
    const given = text[index] ?? '';
    // From right to left a bracket opens to the other side.
    const sign = (level % 2 && bidi.getMirroredCharacter(given)) || given;
    const last = pieces.at(-1);
    const font = fonts[index] ?? wide;
    const isNext = before !== undefined && levels.levels[before] === level && Math.abs(index - before) === 1;
    // The signs of a piece are in the order in which they are read; its font draws them from right to left.
    if (last && isNext && last.font === font && sign !== ' ' && last.text !== ' ')
      last.text = level % 2 ? sign + last.text : last.text + sign;
    else pieces.push({ font, text: sign });
    before = index;
  }
  return pieces;
}
