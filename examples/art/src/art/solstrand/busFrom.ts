import { group, type Point, path } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { type City, landmarks } from '../motifs/landmarks.ts';
import { type CoachPaint, coach } from './coach.ts';
import { grassyDune } from './dune.ts';
import { inks } from './inks.ts';
import { road, speedLines } from './road.ts';
import { sheet } from './sheet.ts';
import { clouds, sky } from './sky.ts';
import { sunDisc } from './sunDisc.ts';

type Trip = {
  sky: string;
  glow: string;
  sun: string;
  shade: string;
  sunAt: Point;
  stone: string;
  windows: string;
  paint: CoachPaint;
};

/** The morning sky of each city, and its coach. */
const trips: Record<City, Trip> = {
  amsterdam: {
    sky: inks.dawn,
    glow: inks.pink,
    sun: inks.orange,
    shade: inks.coral,
    sunAt: [860, 260],
    stone: inks.sea,
    windows: inks.dawn,
    paint: { body: inks.coral, band: inks.paper, name: inks.paper },
  },
  utrecht: {
    sky: inks.foam,
    glow: inks.lagoon,
    sun: inks.sun,
    shade: inks.orange,
    sunAt: [340, 250],
    stone: inks.coral,
    windows: inks.paper,
    paint: { body: inks.sea, band: inks.sun, name: inks.sun },
  },
  rotterdam: {
    sky: inks.blush,
    glow: inks.coral,
    sun: inks.sun,
    shade: inks.orange,
    sunAt: [330, 270],
    stone: inks.deep,
    windows: inks.sun,
    paint: { body: inks.sun, band: inks.coral, name: inks.ink },
  },
  antwerp: {
    sky: inks.sun,
    glow: inks.orange,
    sun: inks.paper,
    shade: inks.sun,
    sunAt: [880, 230],
    stone: inks.sea,
    windows: inks.sun,
    paint: { body: inks.lagoon, band: inks.paper, name: inks.ink },
  },
  brussels: {
    sky: inks.paper,
    glow: inks.sun,
    sun: inks.coral,
    shade: inks.orange,
    sunAt: [290, 280],
    stone: inks.sea,
    windows: inks.paper,
    paint: { body: inks.orange, band: inks.sun, name: inks.ink },
  },
  cologne: {
    sky: inks.pink,
    glow: inks.coral,
    sun: inks.orange,
    shade: inks.coral,
    sunAt: [880, 290],
    stone: inks.ink,
    windows: inks.sun,
    paint: { body: inks.paper, band: inks.lagoon, name: inks.coral },
  },
  paris: {
    sky: inks.deep,
    glow: inks.lagoon,
    sun: inks.paper,
    shade: inks.foam,
    sunAt: [300, 230],
    stone: inks.ink,
    windows: inks.sun,
    paint: { body: inks.orange, band: inks.paper, name: inks.paper },
  },
};

/** The coach leaves its city for the sea. */
export function busFrom(city: City): string {
  const random = randomOf(`solstrand bus ${city}`);
  const [width, height] = [1200, 900];
  const trip = trips[city];
  const { solid, holes, lines } = landmarks[city]();
  const town = [
    path(solid, { fill: trip.stone }),
    path(lines, { fill: 'none', stroke: trip.stone, 'stroke-width': 8 }),
    path(holes, { fill: trip.windows }),
  ];
  const ground: Point[] = [
    [-40, 640],
    [300, 600],
    [640, 640],
    [960, 610],
    [1260, 640],
  ];
  return sheet(width, height, [
    sky(width, 660, trip.sky, { x: trip.sunAt[0], y: trip.sunAt[1], reach: 560, color: trip.glow, strength: 0.55 }),
    clouds(random, width, 70, 330, 4, trip.sky === inks.paper ? inks.dawn : inks.paper),
    sunDisc({ x: trip.sunAt[0], y: trip.sunAt[1], r: 150, fill: trip.sun, shade: trip.shade }),
    group(town, { transform: 'translate(690 640) scale(1.04)' }),
    grassyDune(random, ground, { width, bottom: height }),
    road(width, 760, 140),
    speedLines(90, 832, 0.8, inks.paper),
    coach(140, 832, 0.84, trip.paint),
  ]);
}
