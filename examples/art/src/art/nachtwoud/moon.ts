import { contour } from '../drawing/contour.ts';
import { circle, element, group, path } from '../drawing/element.ts';
import { noiseOf } from '../drawing/noiseOf.ts';
import { night } from './night.ts';
import { glow } from './nightSheet.ts';

type Moon = {
  x: number;
  y: number;
  r: number;
  seed: string;
  face?: string;
  line?: string;
  light?: string;
  halo?: number;
};

/** The moon, drawn as a map: its seas are contour lines. */
export function moon({
  x,
  y,
  r,
  seed,
  face = night.bone,
  line = '#a9c2ad',
  light = night.pale,
  halo = 0.5,
}: Moon): string {
  const id = `moon-${seed.replaceAll(' ', '-')}`;
  const noise = noiseOf(`moon ${seed}`);
  const area = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  const height = (px: number, py: number) =>
    noise((px - x) / (r * 0.62) + 7, (py - y) / (r * 0.62)) +
    0.45 * noise((px - x) / (r * 0.24), (py - y) / (r * 0.24) + 3);
  const levels = [-0.5, -0.34, -0.18, -0.02, 0.14, 0.3, 0.46];
  const lines = levels.map((level) =>
    path(contour(area, Math.max(5, r / 46), height, level), { 'stroke-width': Math.max(1.4, r / 150) }),
  );
  return [
    glow(x, y, r * 3.2, light, halo),
    element('clipPath', { id }, circle(x, y, r)),
    circle(x, y, r, { fill: face }),
    group(
      [
        circle(x + r * 0.34, y + r * 0.3, r * 1.02, { fill: night.haze, opacity: 0.16 }),
        group(lines, { fill: 'none', stroke: line, 'stroke-linecap': 'round' }),
      ],
      { 'clip-path': `url(#${id})` },
    ),
  ].join('');
}

/** The path of a crescent; `share` from 0 (new) to 1 (full), open towards `turn` degrees. */
export function crescent(x: number, y: number, r: number, share: number, turn: number, fill: string): string {
  const inner = r * (1.04 + share * 1.4);
  const d = `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${inner} ${inner} 0 0 0 0 ${-r}Z`;
  return path(d, { fill, transform: `translate(${x} ${y}) rotate(${turn})` });
}
