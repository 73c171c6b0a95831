import { create } from 'qrcode';

/** A QR code as strokes: an SVG path of lines one unit wide, in a square of `size` units. */
export type CodeDrawing = { size: number; path: string };

/**
 * Draws a ticket's code for a page, with the same code as on its PDF. Each run of dark cells becomes one horizontal
 * stroke, which keeps the path short.
 */
export function codeDrawing(code: string): CodeDrawing {
  const { size, data } = create(code, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, row) =>
    [...data.slice(row * size, (row + 1) * size)].map((cell) => (cell ? 'x' : ' ')).join(''),
  );
  const runs = rows.flatMap((cells, row) =>
    [...cells.matchAll(/x+/g)].map(({ index, 0: run }) => `M${index} ${row}.5h${run.length}`),
  );
  return { size, path: runs.join('') };
}
