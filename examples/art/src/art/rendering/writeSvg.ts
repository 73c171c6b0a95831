import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The names of a piece's files within its folder: the drawing itself, and its compressed forms. */
export const svgFiles = (name: string): string[] => [`${name}.svg`, `${name}.svg.br`];

/** Writes a drawing as SVG, which is sharp at every size. */
export async function writeSvg(folder: string, name: string, svg: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: svg.length };
  await writeFile(path.join(folder, `${name}.svg`), svg);
  await writeFile(path.join(folder, `${name}.svg.br`), brotliCompressSync(svg, { params }));
}
