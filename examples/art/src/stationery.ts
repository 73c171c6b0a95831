/**
 * Creates each brand's stationery: pictures as PNG and JPEG, and fonts as TrueType, for mails, printed tickets and
 * wallet passes. Run: `npm run stationery -w examples/art`. The output is in `examples/festivals/stationery/<brand>/`.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import subsetFont from 'subset-font';
import type { Piece } from './art/drawing/piece.ts';
import type { BrandFont } from './fonts/brandFont.ts';
import { fontText } from './fonts/fontText.ts';

type Drawings = { pieces: Record<string, Piece> };

const brandsFolder = path.join(import.meta.dirname, '../../../shared-ui/src/brands');
const outputFolder = path.join(import.meta.dirname, '../../festivals/stationery');
const { resolve } = createRequire(import.meta.url);

/** The part of the ticket picture at the top of a ticket, in units of the drawing. */
const band = { left: 0, top: 100, width: 1920, height: 640 };

/** One font at one position on its axes: PDF does not support variable fonts. */
async function writeFont(folder: string, name: string, font: BrandFont, axes: Record<string, number>): Promise<void> {
  const source = await readFile(resolve(font.source));
  const options = { keepFeatures: ['kern', 'liga', 'mark', 'tnum', 'lnum'], noHinting: true };
  const cut = await subsetFont(source, fontText, { ...options, targetFormat: 'truetype', variationAxes: axes });
  await writeFile(path.join(folder, `${name}.ttf`), cut);
  await copyFile(path.join(path.dirname(resolve(font.source)), '../LICENSE'), path.join(folder, `${name}.license.txt`));
}

async function writeFonts(folder: string, [heading, text]: BrandFont[]): Promise<void> {
  if (!heading || !text) return;
  const weight = text.axes.wght;
  const strongest = typeof weight === 'object' ? weight.max : 700;
  await writeFont(folder, 'heading', heading, heading.measuredAt);
  await writeFont(folder, 'text', text, text.measuredAt);
  await writeFont(folder, 'strong', text, { ...text.measuredAt, wght: strongest });
}

const drawingAt = (svg: string, size: { width?: number; height?: number }): Sharp =>
  sharp(Buffer.from(svg), { density: 400 }).resize({ ...size, fit: 'inside' });

/** The band, the logo on a light background, and the square symbol in the sizes of a pass. */
async function writePictures(folder: string, { hero, logo, symbol }: Record<'hero' | 'logo' | 'symbol', string>) {
  const file = (name: string) => path.join(folder, name);
  const drawing = sharp(await sharp(Buffer.from(hero)).resize(1920).flatten().png({ compressionLevel: 1 }).toBuffer());
  await drawing.extract(band).resize(1200).jpeg({ quality: 70, mozjpeg: true }).toFile(file('band.jpg'));
  await drawingAt(logo, { width: 480 }).png({ palette: true }).toFile(file('logo.png'));
  for (const [suffix, scale] of [
    ['', 1],
    ['@2x', 2],
    ['@3x', 3],
  ] as const) {
    await drawingAt(symbol, { width: 29 * scale, height: 29 * scale })
      .png()
      .toFile(file(`icon${suffix}.png`));
    await drawingAt(logo, { width: 160 * scale, height: 50 * scale })
      .png()
      .toFile(file(`passLogo${suffix}.png`));
  }
}

for (const brand of await readdir(brandsFolder)) {
  const drawings = path.join(import.meta.dirname, 'art', brand, 'pieces.ts');
  // A brand without drawings has finished stationery.
  if (!existsSync(drawings)) continue;
  const brandFolder = path.join(brandsFolder, brand);
  const { fonts } = JSON.parse(await readFile(path.join(brandFolder, 'brand.json'), 'utf8')) as { fonts: BrandFont[] };
  const { pieces } = (await import(drawings)) as Drawings;
  const hero = pieces['hero-tickets'];
  if (!hero) continue;
  const folder = path.join(outputFolder, brand);
  await mkdir(folder, { recursive: true });
  await writeFonts(folder, fonts);
  const read = (name: string) => readFile(path.join(brandFolder, 'art', `${name}.svg`), 'utf8');
  await writePictures(folder, { hero: hero.draw(), logo: await read('logo'), symbol: await read('symbol') });
  console.log(`${brand}: stationery written`);
}
