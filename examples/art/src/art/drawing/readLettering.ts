import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontMetrics } from '../../fonts/fontMetrics.ts';
import { glyphContours, outlinePath } from './glyphContours.ts';

/** Draws words as outlines, since the font may be missing where the picture is shown. */
type Lettering = {
  /** The width of a word at a size. `tracking` is the space between characters, as a fraction of the size. */
  widthOf: (word: string, size: number, tracking?: number) => number;
  /** The path of a word: `x` is its middle, `y` its baseline. */
  wordPath: (word: string, x: number, y: number, size: number, tracking?: number) => string;
  /** The height of a capital, as a fraction of the size. */
  capHeight: number;
};

/** Reads one of a brand's fonts for lettering. */
export async function readLettering(woff2: string): Promise<Lettering> {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 &-.';
  const font = await subsetFont(await readFile(woff2), signs, { targetFormat: 'truetype' });
  const metrics = fontMetrics(font);
  const advance = (sign: string, size: number, tracking: number) =>
    (metrics.advanceOf(sign) / metrics.unitsPerEm + tracking) * size;
  const widthOf = (word: string, size: number, tracking = 0) =>
    [...word].reduce((sum, sign) => sum + advance(sign, size, tracking), -tracking * size);
  const wordPath = (word: string, x: number, y: number, size: number, tracking = 0) => {
    let at = x - widthOf(word, size, tracking) / 2;
    return [...word]
      .map((sign) => {
        const outline = outlinePath(glyphContours(font, metrics.glyphOf(sign)), at, y, size / metrics.unitsPerEm);
        at += advance(sign, size, tracking);
        return outline;
      })
      .join('');
  };
  const capTop = Math.max(
    ...glyphContours(font, metrics.glyphOf('H')).flatMap((contour) => contour.map(({ point }) => point[1])),
  );
  return { widthOf, wordPath, capHeight: capTop / metrics.unitsPerEm };
}
