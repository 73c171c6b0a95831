import { randomOf } from './random.ts';

/** Gradient noise from about -1 to 1, the same for the same seed. */
export function noiseOf(seed: string): (x: number, y: number) => number {
  const random = randomOf(seed);
  const gradients = Array.from({ length: 256 }, () => random.next() * Math.PI * 2);
  const order = Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index -= 1) {
    const other = random.whole(0, index);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  const slope = (column: number, row: number, dx: number, dy: number): number => {
    const angle = gradients[((order[column & 255] ?? 0) + row) & 255] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  const ease = (share: number) => share * share * share * (share * (share * 6 - 15) + 10);
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - column, y - row];
    const [u, v] = [ease(dx), ease(dy)];
    const top = slope(column, row, dx, dy) * (1 - u) + slope(column + 1, row, dx - 1, dy) * u;
    const bottom = slope(column, row + 1, dx, dy - 1) * (1 - u) + slope(column + 1, row + 1, dx - 1, dy - 1) * u;
    return 1.5 * (top * (1 - v) + bottom * v);
  };
}
