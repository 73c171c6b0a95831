import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ArtKind, renditions, tallRatio } from '@festival/shared-ui/picture/renditions';
import sharp, { type Sharp } from 'sharp';
import { lowestQuality } from './lowestQuality.ts';
import { pictureOf, pixelsOf } from './pixels.ts';
import { similarity } from './similarity.ts';

/** The width that most phones load; its quality is used for the other widths too. */
const measuredWidth = 720;

/** The required similarity of an AVIF file to the drawing at its size, so that shoppers see no difference. */
export const leastSimilarity = 85;

/** The quality of the last picture: the next one needs about the same. */
let lastQuality = 72;

/**
 * Quality of WebP, which few browsers load: 80 for a hero's full width, as the requirement says [HDR-03]; less for
 * small ones.
 */
const webpQuality = (kind: ArtKind, width: number): number => (kind === 'product' ? 70 : width === 1920 ? 80 : 76);

/** The names of a piece's files within its folder. */
export const rasterFiles = (name: string, kind: ArtKind): string[] => {
  const { avif, tall, webp } = renditions[kind];
  return [
    ...avif.map((width) => `${name}-${width}.avif`),
    ...tall.map((width) => `${name}-tall-${width}.avif`),
    ...webp.map((width) => `${name}-${width}.webp`),
  ];
};

const avif = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();

/** The lowest quality at which a drawing's AVIF is similar enough. */
async function qualityOf(drawing: Sharp): Promise<number> {
  const original = await pixelsOf(drawing.clone().resize(measuredWidth));
  const attempt = async (quality: number) =>
    similarity(original, await pixelsOf(sharp(await avif(pictureOf(original), quality))));
  lastQuality = await lowestQuality({ attempt, aim: leastSimilarity, first: lastQuality });
  return lastQuality;
}

/** The middle of a drawing in its full height, as wide as tall screens show it. */
async function middleOf(drawing: Sharp): Promise<Sharp> {
  const { width = 0, height = 0 } = await drawing.metadata();
  const middle = Math.round((height * tallRatio[0]) / tallRatio[1]);
  return drawing.clone().extract({ left: Math.round((width - middle) / 2), top: 0, width: middle, height });
}

/** Renders a drawing in every width: as the smallest AVIF without a visible difference, and as WebP. */
export async function renderRaster(folder: string, name: string, kind: ArtKind, svg: string): Promise<void> {
  const drawing = sharp(await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 1 }).toBuffer());
  const quality = await qualityOf(drawing);
  const writeAvif = async (file: string, picture: Sharp, width: number) =>
    await writeFile(path.join(folder, file), await avif(picture.clone().resize(width), quality));
  for (const width of renditions[kind].avif) await writeAvif(`${name}-${width}.avif`, drawing, width);
  const middle = await middleOf(drawing);
  for (const width of renditions[kind].tall) await writeAvif(`${name}-tall-${width}.avif`, middle, width);
  for (const width of renditions[kind].webp) {
    const webp = drawing
      .clone()
      .resize(width)
      .webp({ quality: webpQuality(kind, width), effort: 6 });
    await webp.toFile(path.join(folder, `${name}-${width}.webp`));
  }
}
