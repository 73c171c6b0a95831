import { curve, type Point, path, round } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import type { Random } from '../drawing/random.ts';
import { inks } from './inks.ts';
import { below } from './sea.ts';
import { inside, overprint } from './sheet.ts';

/** A blade of dune grass: thin, tapered, bent by the wind. */
function blade(x: number, y: number, length: number, lean: number, thickness: number): string {
  const [tipX, tipY] = [x + Math.sin(lean) * length, y - Math.cos(lean) * length];
  const [bendX, bendY] = [x + Math.sin(lean * 0.35) * length * 0.55, y - Math.cos(lean * 0.35) * length * 0.6];
  const write = (...values: number[]) => values.map(round).join(' ');
  return `M${write(x - thickness, y)}Q${write(bendX - thickness, bendY, tipX, tipY)}Q${write(bendX + thickness, bendY, x + thickness, y)}Z`;
}

/** A tuft of dune grass, leaning with the wind (radians, positive to the right). */
function tuft(random: Random, x: number, y: number, size: number, wind: number, fill: string): string {
  const blades = Array.from({ length: random.whole(14, 24) }, () => {
    const spread = random.between(-0.75, 0.75);
    const length = size * random.between(0.45, 1) * (1 - Math.abs(spread) * 0.3);
    return blade(x + spread * size * 0.24, y, length, spread + wind, size * random.between(0.008, 0.02));
  });
  return path(blades.join(''), { fill });
}

/** The height of a line of points at `x`. */
function heightAt(line: readonly Point[], x: number): number {
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to || x > to[0]) continue;
    const share = (x - from[0]) / (to[0] - from[0]);
    return from[1] + (to[1] - from[1]) * share * share * (3 - 2 * share);
  }
  return line.at(-1)?.[1] ?? 0;
}

type Dune = {
  id: string;
  line: readonly Point[];
  bottom: number;
  fill: string;
  shade: string;
  edge?: string;
  reach?: number;
};

/** A dune: flat sand, a light edge along its back, its shadow as dots that grow downhill. */
export function dune({ id, line, bottom, fill, shade, edge, reach = 260 }: Dune): string {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)];
  const tone = (x: number, y: number) => Math.max(0, (y - heightAt(line, x) - 14) / reach) ** 1.2 * 0.8;
  const dots = halftone(
    { x: left, y: top, width: right - left, height: bottom - top },
    right - left < 1600 ? 28 : 20,
    28,
    tone,
    shade,
  );
  const shape = path(below(line, bottom), { fill });
  const ridge = path(curve(line.map(([x, y]): Point => [x, y + 9])), {
    fill: 'none',
    stroke: edge ?? fill,
    'stroke-width': 5,
  });
  return shape + overprint(inside(id, path(below(line, bottom)), dots)) + (edge ? ridge : '');
}

/** Grass along a dune's back between two places; the dune in front covers its roots. */
export function grassRow(
  random: Random,
  line: readonly Point[],
  from: number,
  to: number,
  count: number,
  size: number,
): string {
  const tufts = Array.from({ length: count }, () => {
    const x = random.between(from, to);
    const ink = random.pick([inks.ink, inks.ink, inks.sea, inks.deep]);
    return tuft(random, x, heightAt(line, x) + size * 0.12, size * random.between(0.55, 1), 0.32, ink);
  });
  return tufts.join('');
}

/** The dune at the bottom of a sheet, with grass along its back, behind a road or a track. */
export const grassyDune = (
  random: Random,
  line: readonly Point[],
  { width, bottom }: { width: number; bottom: number },
): string =>
  grassRow(random, line, 0, width, 12, 90) +
  dune({ id: 'ground', line, bottom, fill: inks.sand, shade: inks.orange, edge: inks.paper, reach: 220 });
