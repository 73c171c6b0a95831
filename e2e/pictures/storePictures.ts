/**
 * `node storePictures.ts SINCE`: stores each picture of `expected` that was written since then (in milliseconds) in 256 colours without
 * dithering, in a fifth of the bytes; `toHaveScreenshot` reads it as it is.
 */
import { globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const since = Number(process.argv[2]);

for (const path of globSync('expected/**/*.webp', { cwd: import.meta.dirname })) {
  const file = join(import.meta.dirname, path);
  if (statSync(file).mtimeMs < since) continue;
  const inPalette = await sharp(file).png({ palette: true, dither: 0, compressionLevel: 0 }).toBuffer();
  writeFileSync(file, await sharp(inPalette).webp({ lossless: true }).toBuffer());
}
