import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import subsetFont from 'subset-font';

/** Fonts of the scripts that the wide fonts lack, and that fontkit can write. Chinese and Japanese share the signs of one font. */
const packages = [
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/noto-sans-gurmukhi',
  '@fontsource-variable/noto-sans-gujarati',
  '@fontsource-variable/noto-sans-tamil',
  '@fontsource-variable/noto-sans-telugu',
  '@fontsource-variable/noto-sans-kannada',
  '@fontsource-variable/noto-sans-malayalam',
  '@fontsource-variable/noto-sans-oriya',
  '@fontsource-variable/noto-sans-sinhala',
  '@fontsource-variable/noto-sans-thai',
  '@fontsource-variable/noto-sans-khmer',
  '@fontsource-variable/noto-sans-ethiopic',
  '@fontsource-variable/noto-sans-thaana',
];

/** A file of a font, with a part of its characters. */
interface Slice {
  file: string;
  ranges: [first: number, last: number][];
}

const require = createRequire(import.meta.url);

const rangesIn = (text: string): Slice['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

function slicesOf(name: string): Slice[] {
  const folder = path.dirname(require.resolve(`${name}/package.json`));
  const parts = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(parts).map(([part, ranges]) => ({
    file: path.join(folder, 'files', `${path.basename(name)}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: rangesIn(ranges),
  }));
}

let slices: Slice[] | undefined;
const opened = new Map<string, Font>();

function openOnce(file: string): Font {
  const font = opened.get(file) ?? openSync(file);
  opened.set(file, font);
  return font;
}

/**
 * The file of a font that has all these characters; undefined if there is none. The fonts themselves are read too, because their lists of ranges
 * contain characters that they lack.
 */
export function scriptFontOf(codePoints: readonly number[]): string | undefined {
  slices ??= packages.flatMap(slicesOf);
  const has = ({ file, ranges }: Slice) =>
    codePoints.every((point) => ranges.some(([first, last]) => first <= point && point <= last)) &&
    codePoints.every((point) => openOnce(file).hasGlyphForCodePoint(point));
  return slices.find(has)?.file;
}

/** The characters of a text from a font's file, in bold, as a TrueType font that can be embedded. */
export const cutFont = (file: string, text: string): Promise<Buffer> =>
  subsetFont(readFileSync(file), text, { targetFormat: 'truetype', variationAxes: { wght: 700 } });
