import type { Point } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { dune, grassRow } from './dune.ts';
import { inks } from './inks.ts';
import { sea } from './sea.ts';
import { sheet } from './sheet.ts';
import { clouds, gulls, sky } from './sky.ts';
import { sunBars, sunDisc, sunRoad } from './sunDisc.ts';

/** The sun sets in the sea behind the dunes: the motif of the festival. */
export function heroMain(): string {
  const random = randomOf('solstrand main');
  const [width, height, horizon] = [1920, 1080, 560];
  const sun = { x: 1180, y: 450, r: 330 };
  const back: Point[] = [
    [-60, 800],
    [240, 740],
    [600, 840],
    [980, 960],
    [1340, 940],
    [1660, 850],
    [1990, 770],
  ];
  const front: Point[] = [
    [-60, 960],
    [320, 925],
    [720, 1010],
    [1200, 1050],
    [1560, 990],
    [1990, 890],
  ];
  return sheet(width, height, [
    sky(width, horizon + 10, inks.dawn, { x: sun.x, y: sun.y, reach: 900 }),
    clouds(random, width, 90, 330, 7, inks.paper),
    sunDisc(sun),
    sunBars(sun, horizon, inks.dawn),
    gulls(random, 620, 250, 200, 7, inks.ink),
    sea(random, width, horizon, height),
    sunRoad(random, sun.x, horizon + 14, 900, 440, inks.orange),
    dune({ id: 'back', line: back, bottom: height, fill: inks.sun, shade: inks.orange, edge: inks.paper }),
    grassRow(random, front, -40, 620, 20, 330),
    grassRow(random, front, 1420, 1960, 16, 290),
    dune({ id: 'front', line: front, bottom: height, fill: inks.orange, shade: inks.coral, edge: inks.sun }),
  ]);
}
