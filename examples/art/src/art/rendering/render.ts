import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { renditions } from '@festival/shared-ui/picture/renditions';
import sharp from 'sharp';
import { type Piece, pieceSizes } from '../drawing/piece.ts';
import { leastSimilarity, rasterFiles, renderRaster } from './renderRaster.ts';
import { svgFiles, writeSvg } from './writeSvg.ts';

/** How a drawing is sent to browsers: as SVG or as pixels, whichever is smaller. */
export type ArtFormat = 'svg' | 'raster';

/** The format of each of a brand's pieces. */
export type FormatOf = (name: string) => ArtFormat;

/** A piece in a brand's `art.json`: the data that a page needs to reserve its space. */
export type Rendered = {
  kind: Piece['kind'];
  width: number;
  height: number;
  /** The piece's files, by name. */
  files: string[];
  /** The piece's dominant colour, shown until the picture is loaded. */
  color: string;
  /** A hash of the drawing and of the rendering; while it is unchanged, the files are not written again. */
  source: string;
};

export const sourceHash = ({ kind }: Piece, format: ArtFormat, svg: string): string =>
  createHash('sha256')
    .update(JSON.stringify([pieceSizes[kind], format, format === 'raster' && [renditions[kind], leastSimilarity]]))
    .update(svg)
    .digest('hex')
    .slice(0, 16);

/** Whether every file of a piece exists. */
export async function isRendered(folder: string, { files }: Rendered): Promise<boolean> {
  const found = await Promise.allSettled(files.map((file) => access(path.join(folder, file))));
  return found.every(({ status }) => status === 'fulfilled');
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** Writes the files of a drawing, and returns its entry in the manifest. */
export async function render(folder: string, name: string, piece: Piece, format: ArtFormat): Promise<Rendered> {
  const svg = piece.draw();
  const { kind } = piece;
  if (format === 'svg') await writeSvg(folder, name, svg);
  else await renderRaster(folder, name, kind, svg);
  const files = format === 'svg' ? svgFiles(name) : rasterFiles(name, kind);
  const { dominant } = await sharp(Buffer.from(svg)).flatten().stats();
  const color = `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  return { kind, ...pieceSizes[kind], files, color, source: sourceHash(piece, format, svg) };
}
