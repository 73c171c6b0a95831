import { type Point, path, polygon } from '../drawing/element.ts';

/** A line of little flags between two points. */
export function bunting(
  from: Point,
  to: Point,
  sag: number,
  count: number,
  colors: readonly string[],
  line: string,
): string {
  const at = (share: number): Point => {
    const hang = 4 * sag * share * (1 - share);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + hang];
  };
  const flags = Array.from({ length: count }, (_, index) => {
    const [left, right] = [at((index + 0.12) / count), at((index + 0.88) / count)];
    const tip: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + Math.abs(right[0] - left[0]) * 0.95];
    return path(polygon([left, right, tip]), { fill: colors[index % colors.length] });
  });
  const points = Array.from({ length: 25 }, (_, index) => at(index / 24));
  return path(polygon(points, true), { fill: 'none', stroke: line, 'stroke-width': 4 }) + flags.join('');
}
