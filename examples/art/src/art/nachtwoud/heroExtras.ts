import { circle, group, path, rect, round } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { mushroomRing } from './mushroom.ts';
import { night } from './night.ts';
import { glow, nightSheet } from './nightSheet.ts';
import { spores } from './spores.ts';
import { terrain } from './terrain.ts';
import { floor, mist, trunks } from './trunks.ts';

/** A globe lamp on a long cable, with its own small light. */
function lamp(x: number, y: number, r: number, color: string): string {
  return group([
    path(`M${round(x)} -20V${round(y - r)}`, { stroke: night.haze, 'stroke-width': 2.5, opacity: 0.8 }),
    glow(x, y, r * 4.6, color, 0.6),
    circle(x, y, r, { fill: color, opacity: 0.9 }),
    circle(x, y, r, { fill: 'none', stroke: night.bone, 'stroke-width': 2 }),
    path(
      `M${round(x - r)} ${round(y)}a${round(r)} ${round(r * 0.3)} 0 0 0 ${round(2 * r)} 0M${round(x)} ${round(y - r)}a${round(r * 0.42)} ${round(r)} 0 0 0 0 ${round(2 * r)}a${round(r * 0.42)} ${round(r)} 0 0 0 0 ${round(-2 * r)}`,
      { fill: 'none', stroke: night.black, 'stroke-width': 2, opacity: 0.5 },
    ),
    rect(x - r * 0.22, y - r - 12, r * 0.44, 14, { fill: night.haze }),
  ]);
}

/** Lights along the path: lamps on the branches, mushrooms on the ground. */
export function heroExtras(): string {
  const random = randomOf('nachtwoud extras');
  const [width, height] = [1920, 1080];
  const lamps: [number, number, number, string][] = [
    [330, 300, 34, night.violet],
    [520, 460, 50, night.lime],
    [760, 250, 28, night.amber],
    [930, 520, 44, night.violet],
    [1120, 330, 66, night.lime],
    [1350, 470, 38, night.amber],
    [1510, 260, 46, night.violet],
    [1690, 430, 56, night.lime],
  ];
  return nightSheet(width, height, [
    glow(1100, 700, 1000, '#2d6a4e', 0.6),
    trunks(random, width, { count: 44, thick: [8, 20], bottom: 820, bark: '#1a3a30' }),
    mist(width, 780, 380, night.mist, 0.6),
    trunks(random, width, {
      count: 14,
      thick: [26, 50],
      bottom: 880,
      bark: '#0f2720',
      rim: '#6d9a4a',
      lightX: 1100,
      gap: [980, 1260],
    }),
    floor(width, 800, height),
    terrain({
      seed: 'extras floor',
      x: 0,
      y: 860,
      width,
      height: 220,
      scale: 380,
      tilt: 0.22,
      levels: 11,
      stroke: night.mist,
      strong: night.violet,
      opacity: 0.5,
    }),
    ...lamps.map(([x, y, r, color]) => lamp(x, y, r, color)),
    mushroomRing(random, 620, 930, 200, 4, [night.lime, night.lime, night.violet]),
    mushroomRing(random, 1560, 960, 230, 4, [night.violet, night.lime, night.amber]),
    mushroomRing(random, 1120, 900, 130, 3, [night.lime, night.amber]),
    mushroomRing(random, 180, 1010, 170, 3, [night.amber, night.violet]),
    spores(random, { count: 120, x: [0, width], y: [200, 1050] }),
  ]);
}
