/**
 * Creates each brand's web fonts, subset to the characters of the shop and the axes that the brand uses, and a
 * stylesheet with their `@font-face` rules and with fallbacks that keep the layout. Run: `npm run fonts -w examples/art`.
 * A brand's fonts are under `fonts` in its `brand.json`.
 */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { BrandFont } from './fonts/brandFont.ts';
import { fallbackFace } from './fonts/fallbackFace.ts';
import { fontMetrics } from './fonts/fontMetrics.ts';
import { fontText } from './fonts/fontText.ts';

const brandsFolder = path.join(import.meta.dirname, '../../../shared-ui/src/brands');
const { resolve } = createRequire(import.meta.url);
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'];

/** Writes one font's file and returns its two `@font-face` rules and its size in bytes. */
async function makeFont(folder: string, font: BrandFont): Promise<{ css: string; bytes: number }> {
  const source = await readFile(resolve(font.source));
  const cut = { keepFeatures: features, noHinting: true };
  const web = await subsetFont(source, fontText, { ...cut, targetFormat: 'woff2', variationAxes: font.axes });
  const still = await subsetFont(source, fontText, {
    ...cut,
    targetFormat: 'truetype',
    variationAxes: font.measuredAt,
  });
  await writeFile(path.join(folder, font.file), web);
  // The Open Font License requires that its text is distributed with the font.
  const license = path.join(path.dirname(resolve(font.source)), '../LICENSE');
  await copyFile(license, path.join(folder, font.file.replace('.woff2', '.license.txt')));
  const face = `@font-face {
  font-family: "${font.family}";
  font-weight: ${font.weight};
  font-display: swap;
  src: url("./fonts/${font.file}") format("woff2");
}
`;
  const fallback = fallbackFace(font.family, fontMetrics(still), font.fallback, font.weight);
  return { css: `${face}\n${fallback}`, bytes: web.length };
}

for (const brand of await readdir(brandsFolder)) {
  const data = JSON.parse(await readFile(path.join(brandsFolder, brand, 'brand.json'), 'utf8')) as {
    fonts: BrandFont[];
  };
  const folder = path.join(brandsFolder, brand, 'fonts');
  await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const font of data.fonts) {
    const { css, bytes } = await makeFont(folder, font);
    rules.push(css);
    console.log(`${brand}/fonts/${font.file}: ${(bytes / 1024).toFixed(1)} kB`);
  }
  const head = '/* Written by examples/art/src/fonts.ts. */\n';
  await writeFile(path.join(brandsFolder, brand, 'fonts.css'), head + rules.join('\n'));
}
