import { type Point, round } from './element.ts';

type ContourArea = { x: number; y: number; width: number; height: number };

/** The sides of a cell that a line crosses, by the corners that are above it (marching squares). */
const crossings: Record<number, [number, number][]> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 2],
    [0, 1],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [3, 0],
    [1, 2],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

/** The contour line where `height` equals `level`, as a path. */
export function contour(
  area: ContourArea,
  cell: number,
  height: (x: number, y: number) => number,
  level: number,
): string {
  const columns = Math.ceil(area.width / cell);
  const rows = Math.ceil(area.height / cell);
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => height(area.x + column * cell, area.y + row * cell) - level),
  );
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const corners = [
        heights[row]?.[column] ?? 0,
        heights[row]?.[column + 1] ?? 0,
        heights[row + 1]?.[column + 1] ?? 0,
        heights[row + 1]?.[column] ?? 0,
      ] as const;
      const kind = corners.reduce((sum, corner, index) => (corner > 0 ? sum + 2 ** index : sum), 0);
      for (const [from, to] of crossings[kind] ?? []) {
        const [a, b] = [crossing(from, corners), crossing(to, corners)];
        const write = ([x, y]: Point) => `${round(area.x + (column + x) * cell)} ${round(area.y + (row + y) * cell)}`;
        parts.push(`M${write(a)}L${write(b)}`);
      }
    }
  }
  return parts.join('');
}

/** The point where the line crosses a side of the unit cell; sides are top, right, bottom, left. */
function crossing(side: number, corners: readonly [number, number, number, number]): Point {
  const share = (from: number, to: number) => from / (from - to);
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  if (side === 0) return [share(topLeft, topRight), 0];
  if (side === 1) return [1, share(topRight, bottomRight)];
  if (side === 2) return [share(bottomLeft, bottomRight), 1];
  return [0, share(topLeft, bottomLeft)];
}
