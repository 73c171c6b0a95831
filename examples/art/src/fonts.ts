/**
 * Reduces a brand's fonts to the characters that the shop uses: `npm run fonts -w examples/art -- <brand> <stationery>`,
 * both folders. The fonts of pages are described in `brand.json`; the stationery has the same ones at fixed weights as
 * TrueType, since PDF knows no variable fonts. The `@font-face` rules are the brand's own `fonts.css`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number; default?: number }>;
type BrandFont = { file: string; source: string; axes: Axes; measuredAt: Record<string, number> };

const { resolve } = createRequire(import.meta.url);

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin with its accents, punctuation, € and arrows. */
const text = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  '\u0152\u0153\u0178\u2009\u202f\u2010\u2011\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2190\u2191\u2192\u2193\u2212',
].join('');
const onPaper = ['kern', 'liga', 'mark', 'tnum', 'lnum'];

/** Writes the needed characters of a font, with its licence, which the Open Font License requires beside each copy. */
async function cut(source: string, file: string, axes: Axes, keepFeatures: string[]): Promise<void> {
  const isWeb = file.endsWith('.woff2');
  const options = {
    keepFeatures,
    noHinting: true,
    targetFormat: isWeb ? 'woff2' : 'truetype',
    variationAxes: axes,
  } as const;
  await writeFile(file, await subsetFont(await readFile(resolve(source)), text, options));
  const licence = path.join(path.dirname(resolve(source)), '../LICENSE');
  await copyFile(licence, file.replace(/\.(woff2|ttf)$/, '.license.txt'));
}

const [brand, stationery] = process.argv.slice(2).map((given) => path.resolve(process.env.INIT_CWD ?? '', given));
if (!brand || !stationery) throw new Error('Name the folder of the brand, and the folder of its stationery.');
const { fonts } = JSON.parse(await readFile(path.join(brand, 'brand.json'), 'utf8')) as { fonts: BrandFont[] };
for (const { file, source, axes } of fonts)
  await cut(source, path.join(brand, 'fonts', file), axes, [...onPaper, 'calt', 'ccmp', 'locl']);
const [heading, body] = fonts;
if (heading && body) {
  const weight = body.axes.wght;
  const strong = { ...body.measuredAt, wght: typeof weight === 'object' ? weight.max : 700 };
  await cut(heading.source, path.join(stationery, 'heading.ttf'), heading.measuredAt, onPaper);
  await cut(body.source, path.join(stationery, 'text.ttf'), body.measuredAt, onPaper);
  await cut(body.source, path.join(stationery, 'strong.ttf'), strong, onPaper);
}
