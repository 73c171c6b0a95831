import type { Point } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { dune, grassRow } from './dune.ts';
import { hut } from './hut.ts';
import { inks } from './inks.ts';
import { pennant } from './pennant.ts';
import { sea } from './sea.ts';
import { sheet } from './sheet.ts';
import { clouds, gulls, sky } from './sky.ts';
import { sunDisc, sunRoad } from './sunDisc.ts';

/** A night by the sea: the row of huts at the foot of the dunes. */
export function heroTravel(): string {
  const random = randomOf('solstrand travel');
  const [width, height, horizon] = [1920, 1080, 520];
  const beach: Point[] = [
    [-60, 700],
    [500, 690],
    [1100, 700],
    [1990, 680],
  ];
  const front: Point[] = [
    [-60, 900],
    [300, 860],
    [760, 960],
    [1240, 1010],
    [1600, 950],
    [1990, 850],
  ];
  const paints: [string, string, string][] = [
    [inks.paper, inks.coral, inks.sun],
    [inks.sun, inks.paper, inks.coral],
    [inks.foam, inks.sea, inks.orange],
    [inks.paper, inks.orange, inks.lagoon],
    [inks.pink, inks.paper, inks.sea],
    [inks.paper, inks.lagoon, inks.coral],
    [inks.orange, inks.sun, inks.foam],
  ];
  const huts = paints.map(([wall, stripe, roof], index) =>
    hut({
      x: 250 + index * 236,
      ground: 800 + Math.sin(index * 1.3) * 12,
      width: 180,
      height: 330 + (index % 3) * 24,
      wall,
      stripe,
      roof,
    }),
  );
  return sheet(width, height, [
    sky(width, horizon + 10, inks.foam, { x: 430, y: 330, reach: 700, color: inks.lagoon, strength: 0.34 }),
    clouds(random, width, 100, 380, 9, inks.paper),
    sunDisc({ x: 430, y: 320, r: 190, fill: inks.sun, shade: inks.orange }),
    gulls(random, 1350, 190, 220, 7, inks.ink),
    sea(random, width, horizon, 760),
    sunRoad(random, 430, horizon + 10, 700, 280, inks.sun),
    dune({
      id: 'beach',
      line: beach,
      bottom: height,
      fill: inks.sand,
      shade: inks.orange,
      edge: inks.paper,
      reach: 460,
    }),
    pennant(130, 800, 250, inks.coral, inks.ink),
    ...huts,
    grassRow(random, front, -40, 700, 18, 260),
    grassRow(random, front, 1460, 1960, 14, 280),
    dune({ id: 'front', line: front, bottom: height, fill: inks.orange, shade: inks.coral, edge: inks.sun }),
  ]);
}
