/**
 * Stores each new picture of `expected` in 256 colours without dithering, a third of the bytes; `toHaveScreenshot` reads it as it is.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const paletteColours = 3;
/** The kind of colours of a PNG, which its first chunk says. */
const coloursOf = (png: Buffer): number | undefined => png[25];

for (const path of globSync('expected/**/*.png', { cwd: import.meta.dirname })) {
  const file = join(import.meta.dirname, path);
  const png = readFileSync(file);
  if (coloursOf(png) === paletteColours) continue;
  writeFileSync(
    file,
    await sharp(png).png({ palette: true, quality: 100, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer(),
  );
}
