import { curve, type Point, path, rect, round } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import type { Random } from '../drawing/random.ts';
import { inks } from './inks.ts';
import { overprint } from './sheet.ts';

type Glow = { x: number; y: number; reach: number; color?: string; strength?: number };

/** A flat sky with a glow of dots around a light. */
export function sky(width: number, bottom: number, base: string, glow?: Glow): string {
  const flat = rect(0, 0, width, bottom, { fill: base });
  if (!glow) return flat;
  const { x, y, reach, color = inks.pink, strength = 0.66 } = glow;
  const tone = (dotX: number, dotY: number) =>
    Math.max(0, 1 - Math.hypot(dotX - x, dotY - y) / reach) ** 1.4 * strength;
  return flat + overprint(halftone({ x: 0, y: 0, width, height: bottom }, width < 1600 ? 30 : 22, 38, tone, color));
}

/** Long, thin clouds, flat below and rounded above. */
export function clouds(
  random: Random,
  width: number,
  top: number,
  bottom: number,
  count: number,
  fill: string,
): string {
  const strips = Array.from({ length: count }, () => {
    const [length, thick] = [random.between(180, 520), random.between(10, 26)];
    const [x, y] = [random.between(-120, width - 160), random.between(top, bottom)];
    return `M${round(x)} ${round(y)}h${round(length)}a${round(thick / 2)} ${round(thick / 2)} 0 0 0 0 ${round(-thick)}h${round(-length * 0.28)}a${round(thick / 2)} ${round(thick / 2)} 0 0 0 ${round(-thick)} ${round(-thick * 0.55)}h${round(-length * 0.4)}a${round(thick * 0.78)} ${round(thick * 0.78)} 0 0 0 0 ${round(thick * 1.55)}Z`;
  });
  return path(strips.join(''), { fill });
}

/** Gulls far away: two bent strokes each. */
export function gulls(random: Random, x: number, y: number, spread: number, count: number, color: string): string {
  const birds = Array.from({ length: count }, () => {
    const [middleX, middleY] = [x + random.between(-spread, spread), y + random.between(-spread, spread) * 0.42];
    const [size, tilt] = [random.between(12, 34), random.between(-6, 6)];
    const wing: Point[] = [
      [middleX - size, middleY - size * 0.32 + tilt],
      [middleX - size * 0.45, middleY - size * 0.42],
      [middleX, middleY],
      [middleX + size * 0.45, middleY - size * 0.44],
      [middleX + size, middleY - size * 0.3 - tilt],
    ];
    return curve(wing);
  });
  return path(birds.join(''), { fill: 'none', stroke: color, 'stroke-width': 4.5, 'stroke-linecap': 'round' });
}
