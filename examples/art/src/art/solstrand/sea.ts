import { curve, type Point, path } from '../drawing/element.ts';
import type { Random } from '../drawing/random.ts';
import { inks } from './inks.ts';
import { overprint } from './sheet.ts';

type Wave = { y: number; height: number; length: number; phase: number };

/** The crest of a wave across the sheet: a slow swell with a shorter one on it. */
function crest(width: number, { y, height, length, phase }: Wave): Point[] {
  const count = Math.ceil(width / (length / 8)) + 3;
  return Array.from({ length: count }, (_, index): Point => {
    const x = -length / 8 + (index * length) / 8;
    const swell = Math.sin((x / length) * Math.PI * 2 + phase);
    const ripple = Math.sin((x / length) * Math.PI * 4.7 + phase * 1.9) * 0.34;
    return [x, y - (swell + ripple) * height];
  });
}

/** The area below a line of points, down to `bottom`. */
export const below = (points: readonly Point[], bottom: number): string => {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return `${curve(points)}L${last[0]} ${bottom}L${first[0]} ${bottom}Z`;
};

type SeaLayer = { y: number; fill: string; height: number; length: number; lines?: number; line?: string };

/** A layer of the sea, with thin broken lines that follow its crest further down. */
function seaLayer(width: number, bottom: number, random: Random, layer: SeaLayer): string {
  const wave = { y: layer.y, height: layer.height, length: layer.length, phase: random.between(0, Math.PI * 2) };
  const body = path(below(crest(width, wave), bottom), { fill: layer.fill });
  const lines = Array.from({ length: layer.lines ?? 0 }, (_, index) => {
    const y = wave.y + 14 + index * (13 + index * 3);
    const flatter = { ...wave, y, height: wave.height * (1 - index * 0.11), phase: wave.phase + index * 0.16 };
    const dash = [random.whole(120, 420), random.whole(30, 150), random.whole(40, 160), random.whole(30, 120)];
    return path(curve(crest(width, flatter)), {
      fill: 'none',
      stroke: layer.line ?? inks.paper,
      'stroke-width': Math.max(1.8, 4.6 - index * 0.6),
      'stroke-linecap': 'round',
      'stroke-dasharray': dash.join(' '),
    });
  });
  return body + lines.join('');
}

/** The sea from the horizon to the bottom: foam, lagoon, sea and depth, the nearer the larger. */
export function sea(random: Random, width: number, horizon: number, bottom: number): string {
  const depth = bottom - horizon;
  const at = (share: number) => horizon + depth * share;
  return [
    seaLayer(width, bottom, random, { y: horizon + 4, fill: inks.foam, height: depth * 0.01, length: 760, lines: 2 }),
    overprint(
      seaLayer(width, bottom, random, { y: at(0.11), fill: inks.lagoon, height: depth * 0.026, length: 620, lines: 3 }),
      [3, 2],
    ),
    seaLayer(width, bottom, random, {
      y: at(0.28),
      fill: inks.sea,
      height: depth * 0.044,
      length: 540,
      lines: 4,
      line: inks.foam,
    }),
    seaLayer(width, bottom, random, {
      y: at(0.5),
      fill: inks.deep,
      height: depth * 0.056,
      length: 700,
      lines: 3,
      line: inks.lagoon,
    }),
    seaLayer(width, bottom, random, {
      y: at(0.78),
      fill: inks.ink,
      height: depth * 0.05,
      length: 820,
      lines: 2,
      line: inks.sea,
    }),
  ].join('');
}
