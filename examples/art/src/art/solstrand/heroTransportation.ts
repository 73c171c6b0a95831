import type { Point } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { coach } from './coach.ts';
import { dune, grassRow } from './dune.ts';
import { inks } from './inks.ts';
import { road, speedLines } from './road.ts';
import { sea } from './sea.ts';
import { sheet } from './sheet.ts';
import { clouds, gulls, sky } from './sky.ts';
import { sunDisc, sunRoad } from './sunDisc.ts';

/**
 * The coach on the coast road by the sea: right of a page's title, and completely visible in the crop for wide screens.
 */
export function heroTransportation(): string {
  const random = randomOf('solstrand transportation');
  const [width, height, horizon] = [1920, 1080, 400];
  const verge: Point[] = [
    [-60, 560],
    [300, 520],
    [700, 570],
    [1200, 585],
    [1600, 555],
    [1990, 520],
  ];
  const front: Point[] = [
    [-60, 850],
    [420, 820],
    [900, 880],
    [1400, 890],
    [1990, 800],
  ];
  return sheet(width, height, [
    sky(width, horizon + 10, inks.dawn, { x: 1000, y: 330, reach: 760 }),
    clouds(random, width, 80, 330, 7, inks.paper),
    sunDisc({ x: 1000, y: 300, r: 210 }),
    gulls(random, 420, 180, 180, 5, inks.ink),
    sea(random, width, horizon, 720),
    sunRoad(random, 1000, horizon + 10, 600, 300, inks.orange),
    grassRow(random, verge, -40, 560, 12, 170),
    grassRow(random, verge, 1500, 1960, 10, 170),
    dune({ id: 'verge', line: verge, bottom: 700, fill: inks.sun, shade: inks.orange, edge: inks.paper, reach: 180 }),
    road(width, 626, 310),
    speedLines(1130, 696, 0.95, inks.paper),
    coach(1120, 698, 0.98, { body: inks.coral, band: inks.paper, name: inks.paper }),
    grassRow(random, front, 60, 520, 10, 190),
    grassRow(random, front, 1600, 1960, 8, 190),
    dune({
      id: 'front',
      line: front,
      bottom: height,
      fill: inks.orange,
      shade: inks.coral,
      edge: inks.sun,
      reach: 150,
    }),
  ]);
}
