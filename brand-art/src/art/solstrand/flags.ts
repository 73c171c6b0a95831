import { type Point, path, polygon, round } from '../drawing/svg.ts';

/** A line of little flags that hangs between two places. */
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

/** A pennant on a pole, blown to the right. */
export function pennant(x: number, y: number, height: number, color: string, pole: string): string {
  const [w, h] = [height * 0.55, height * 0.3];
  const cloth = `M${round(x)} ${round(y - height)}q${round(w * 0.5)} ${round(-h * 0.25)} ${round(w)} ${round(h * 0.42)}q${round(-w * 0.5)} ${round(h * 0.05)} ${round(-w)} ${round(h * 0.58)}Z`;
  return (
    path(`M${round(x)} ${round(y)}V${round(y - height - 8)}`, { stroke: pole, 'stroke-width': 6 }) +
    path(cloth, { fill: color })
  );
}
