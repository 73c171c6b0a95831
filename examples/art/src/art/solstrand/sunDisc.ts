import { circle, path, rect, round } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import type { Random } from '../drawing/random.ts';
import { inks } from './inks.ts';
import { inside, overprint } from './sheet.ts';

type Sun = { x: number; y: number; r: number; fill?: string; shade?: string; id?: string };

/** A sun disc, toned by dots towards its lower edge. */
export function sunDisc({ x, y, r, fill = inks.orange, shade = inks.coral, id = 'sun' }: Sun): string {
  const area = { x: x - r, y: y - r * 0.4, width: 2 * r, height: 1.4 * r };
  const tone = (_: number, dotY: number) => Math.max(0, (dotY - (y - r * 0.4)) / (1.4 * r)) ** 1.3 * 0.95;
  const dots = halftone(area, Math.max(20, r / 16), 24, tone, shade);
  return circle(x, y, r, { fill }) + overprint(inside(id, circle(x, y, r), dots));
}

/** The bars that cut a setting sun near the horizon, wider towards the water. */
export function sunBars({ x, y, r, id = 'bars' }: Sun, bottom: number, color: string, count = 5): string {
  const top = y + r * 0.06;
  const bars = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.6) / count;
    return rect(x - r, top + (bottom - top) * share, 2 * r, 3 + r * 0.055 * share, { fill: color });
  });
  return inside(id, circle(x, y, r + 1), bars);
}

/** Rays around a point: wedges from one radius to another. */
export function sunRays(
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  fill: string,
  share = 0.5,
): string {
  const wedges = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const half = (Math.PI / count) * share;
    const corner = (radius: number, offset: number) =>
      `${round(x + Math.cos(angle + offset) * radius)} ${round(y + Math.sin(angle + offset) * radius)}`;
    return `M${corner(from, -half)}L${corner(to, -half)}L${corner(to, half)}L${corner(from, half)}Z`;
  });
  return path(wedges.join(''), { fill });
}

/** The sun's reflection on the water: strokes that become wider and rarer towards the viewer. */
export function sunRoad(random: Random, x: number, top: number, bottom: number, width: number, color: string): string {
  const strokes: string[] = [];
  let y = top;
  while (y < bottom) {
    const share = (y - top) / (bottom - top);
    const reach = width * (0.55 + 0.45 * share);
    const length = reach * random.between(0.25, 0.8);
    const from = x + random.between(-reach / 2, reach / 2 - length * 0.4) - length * 0.3;
    const thick = 4 + share * 7;
    strokes.push(
      `M${round(from)} ${round(y)}q${round(length / 2)} ${round(-thick)} ${round(length)} 0q${round(-length / 2)} ${round(thick)} ${round(-length)} 0Z`,
    );
    y += 8 + share * 12;
  }
  return path(strokes.join(''), { fill: color });
}
