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

/** The coach on the coast road, the sea beside it all the way. */
export function heroTransportation(): string {
  const random = randomOf('solstrand transportation');
  const [width, height, horizon] = [1920, 1080, 470];
  const verge: Point[] = [
    [-60, 700],
    [300, 660],
    [700, 715],
    [1200, 725],
    [1600, 690],
    [1990, 650],
  ];
  const front: Point[] = [
    [-60, 985],
    [420, 960],
    [900, 1020],
    [1400, 1030],
    [1990, 940],
  ];
  return sheet(width, height, [
    sky(width, horizon + 10, inks.dawn, { x: 1560, y: 330, reach: 760 }),
    clouds(random, width, 80, 330, 7, inks.paper),
    sunDisc({ x: 1560, y: 320, r: 210 }),
    gulls(random, 420, 180, 180, 5, inks.ink),
    sea(random, width, horizon, 860),
    sunRoad(random, 1560, horizon + 10, 690, 300, inks.orange),
    grassRow(random, verge, -40, 560, 12, 170),
    grassRow(random, verge, 1500, 1960, 10, 170),
    dune({ id: 'verge', line: verge, bottom: 860, fill: inks.sun, shade: inks.orange, edge: inks.paper, reach: 180 }),
    road(width, 790, 290),
    speedLines(720, 866, 1.15, inks.paper),
    coach(700, 870, 1.15, { body: inks.coral, band: inks.paper, name: inks.paper }),
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
