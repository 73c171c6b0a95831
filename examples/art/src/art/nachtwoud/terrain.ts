import { contour } from '../drawing/contour.ts';
import { group, path } from '../drawing/element.ts';
import { noiseOf } from '../drawing/noiseOf.ts';

type Terrain = {
  seed: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The distance between hills. */
  scale: number;
  /** The height of the hills relative to their width; below 1 the ground is flattened. */
  tilt?: number;
  levels: number;
  stroke: string;
  strong?: string;
  weight?: number;
  opacity?: number;
};

/** The ground as a map shows it: a contour line per height, every fourth one stronger. */
export function terrain(map: Terrain): string {
  const {
    seed,
    x,
    y,
    width,
    height,
    scale,
    tilt = 1,
    levels,
    stroke,
    strong = stroke,
    weight = 1.6,
    opacity = 1,
  } = map;
  const noise = noiseOf(seed);
  const land = (px: number, py: number) =>
    noise(px / scale, py / (scale * tilt)) + 0.4 * noise(px / (scale * 0.42) + 9, py / (scale * 0.42 * tilt));
  const lines = Array.from({ length: levels }, (_, index) => {
    const level = -0.75 + (1.5 * (index + 0.5)) / levels;
    const major = index % 4 === 0;
    return path(contour({ x, y, width, height }, 9, land, level), {
      stroke: major ? strong : stroke,
      'stroke-width': major ? weight * 1.7 : weight,
    });
  });
  return group(lines, { fill: 'none', 'stroke-linecap': 'round', opacity });
}
