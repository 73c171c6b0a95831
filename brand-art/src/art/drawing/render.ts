import { createHash } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Piece, pieceSizes } from './piece.ts';

/** A piece in a brand's `art.json`: what a page needs to reserve its room. */
export type Rendered = {
  kind: Piece['kind'];
  width: number;
  height: number;
  widths: number[];
  /** The colour that most of it has, shown until it arrives. */
  color: string;
  /** A hash of the drawing and of the rendering; while it is the same, the files are not written again. */
  source: string;
};

/** Quality on each encoder's scale of 100: a hero's full width is 80, as the shop asks [HDR-03]; small and flat ones need less. */
const qualities = {
  hero: { full: { avif: 80, webp: 80 }, small: { avif: 66, webp: 76 } },
  product: { full: { avif: 55, webp: 70 }, small: { avif: 55, webp: 70 } },
} as const;

export const sourceHash = (kind: Piece['kind'], svg: string): string =>
  createHash('sha256')
    .update(JSON.stringify([qualities[kind], pieceSizes[kind]]))
    .update(svg)
    .digest('hex')
    .slice(0, 16);

/** The files of a piece within its folder. */
export const filesOf = (name: string, kind: Piece['kind']): string[] =>
  pieceSizes[kind].widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);

/** Whether every file of a piece is there. */
export async function isRendered(folder: string, name: string, kind: Piece['kind']): Promise<boolean> {
  const found = await Promise.allSettled(filesOf(name, kind).map((file) => access(path.join(folder, file))));
  return found.every(({ status }) => status === 'fulfilled');
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** Renders a drawing in every width and format, and answers its line of the manifest. */
export async function render(folder: string, name: string, kind: Piece['kind'], svg: string): Promise<Rendered> {
  const { width, height, widths } = pieceSizes[kind];
  const drawing = await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 1 }).toBuffer();
  for (const target of widths) {
    const sized = await sharp(drawing).resize(target).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: sized.info.width, height: sized.info.height, channels: sized.info.channels };
    const quality = qualities[kind][target === width ? 'full' : 'small'];
    const avif = await sharp(sized.data, { raw })
      .avif({ quality: quality.avif, effort: 3, chromaSubsampling: '4:2:0' })
      .toBuffer();
    const webp = await sharp(sized.data, { raw }).webp({ quality: quality.webp, effort: 6 }).toBuffer();
    await writeFile(path.join(folder, `${name}-${target}.avif`), avif);
    await writeFile(path.join(folder, `${name}-${target}.webp`), webp);
  }
  const { dominant } = await sharp(drawing).stats();
  const color = `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  return { kind, width, height, widths: [...widths], color, source: sourceHash(kind, svg) };
}
