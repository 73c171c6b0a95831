/**
 * `node storePictures.ts`: stores each picture of `expected` that was written anew in 256 colours without dithering, in a third of the bytes;
 * `toHaveScreenshot` reads it as it is.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Where a PNG says what kind of colours it has, and what it says of a palette. */
const kindAt = 25;
const palette = 3;

for (const path of globSync('expected/**/*.png', { cwd: import.meta.dirname })) {
  const file = join(import.meta.dirname, path);
  const png = readFileSync(file);
  if (png[kindAt] === palette) continue;
  writeFileSync(file, await sharp(png).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer());
}
