import { circle, type Point, path, polygon, rect } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import { randomOf } from '../drawing/random.ts';
import { dune, grassRow } from './dune.ts';
import { inks } from './inks.ts';
import { lettering } from './lettering.ts';
import { pennant } from './pennant.ts';
import { sea } from './sea.ts';
import { inside, overprint, sheet } from './sheet.ts';
import { clouds, gulls, sky } from './sky.ts';
import { sunBars, sunDisc, sunRays, sunRoad } from './sunDisc.ts';

const [width, height] = [1200, 900];

/** All three days: three suns that overprint. */
function weekend(): string {
  const random = randomOf('solstrand weekend');
  const horizon = 560;
  return sheet(width, height, [
    sky(width, horizon + 10, inks.paper, { x: 600, y: 620, reach: 760, color: inks.sun, strength: 0.7 }),
    overprint(circle(330, 420, 210, { fill: inks.sun })),
    overprint(circle(870, 420, 210, { fill: inks.coral })),
    overprint(sunDisc({ x: 600, y: 350, r: 250 })),
    gulls(random, 170, 150, 90, 3, inks.ink),
    sea(random, width, horizon, height),
    sunRoad(random, 330, horizon + 10, 760, 200, inks.sun),
    sunRoad(random, 600, horizon + 10, 840, 260, inks.orange),
    sunRoad(random, 870, horizon + 10, 760, 200, inks.coral),
  ]);
}

type Day = {
  number: string;
  sky: string;
  glow: string;
  sun: { x: number; y: number; r: number; fill: string; shade: string };
  rays?: string;
  bars?: boolean;
};

/** One day: its sun at its height, its number small in the water. */
function day(seed: string, { number, sky: base, glow, sun, rays, bars }: Day): string {
  const random = randomOf(seed);
  const horizon = 600;
  return sheet(width, height, [
    sky(width, horizon + 10, base, { x: sun.x, y: sun.y, reach: 640, color: glow, strength: 0.6 }),
    rays
      ? inside('rays', rect(0, 0, width, horizon + 10), sunRays(sun.x, sun.y, sun.r + 24, 1300, 24, rays, 0.42))
      : '',
    clouds(random, width, 80, 380, 5, inks.paper),
    sunDisc(sun),
    bars ? sunBars(sun, horizon, base) : '',
    gulls(random, 960, 190, 110, 4, inks.ink),
    sea(random, width, horizon, height),
    sunRoad(random, sun.x, horizon + 10, 840, sun.r * 1.3, sun.fill),
    path(lettering.wordPath(number, 1090, 684, 150), { fill: inks.paper }),
  ]);
}

/** The first day: the sun comes up. */
const friday = (): string =>
  day('solstrand friday', {
    number: '1',
    sky: inks.foam,
    glow: inks.sun,
    sun: { x: 420, y: 560, r: 250, fill: inks.sun, shade: inks.orange },
  });

/** The second day: the sun is high. */
const saturday = (): string =>
  day('solstrand saturday', {
    number: '2',
    sky: inks.dawn,
    glow: inks.orange,
    sun: { x: 440, y: 280, r: 190, fill: inks.orange, shade: inks.coral },
    rays: inks.sun,
  });

/** The third day: the sun goes down. */
const sunday = (): string =>
  day('solstrand sunday', {
    number: '3',
    sky: inks.blush,
    glow: inks.coral,
    sun: { x: 430, y: 480, r: 270, fill: inks.coral, shade: inks.orange },
    bars: true,
  });

/** An open tent on the ground line `y`. */
function tent(x: number, y: number, size: number, cloth: string, shade: string): string {
  const at = (...points: Point[]) => polygon(points.map(([px, py]): Point => [x + px * size, y + py * size]));
  const line = { stroke: inks.ink, 'stroke-width': 7, 'stroke-linejoin': 'round' } as const;
  return [
    path(at([-0.14, 0.08], [1.12, 0.08], [0.66, -0.92], [0.5, -0.92]), { fill: inks.ink }),
    path(at([0, 0], [0.24, -0.96], [1.1, 0]), { fill: shade, ...line }),
    path(at([-0.62, 0], [0.24, -0.96], [0.44, 0]), { fill: cloth, ...line }),
    path(at([-0.2, 0], [0.12, -0.62], [0.26, 0]), { fill: inks.ink }),
    path(at([-0.2, 0], [0.12, -0.62], [-0.02, 0]), { fill: inks.sun, ...line, 'stroke-width': 4 }),
  ].join('');
}

/** A night between the dunes. */
function camping(): string {
  const random = randomOf('solstrand camping');
  const back: Point[] = [
    [-40, 600],
    [260, 520],
    [620, 590],
    [940, 540],
    [1260, 600],
  ];
  const front: Point[] = [
    [-40, 790],
    [300, 810],
    [700, 850],
    [1260, 790],
  ];
  const stars = Array.from({ length: 46 }, () =>
    circle(random.between(0, width), random.between(0, 420), random.between(2, 5), { fill: inks.paper }),
  );
  return sheet(width, height, [
    rect(0, 0, width, height, { fill: inks.deep }),
    overprint(halftone({ x: 0, y: 0, width, height: 420 }, 30, 30, (_, y) => (1 - y / 420) * 0.7, inks.sea)),
    ...stars,
    sunDisc({ x: 900, y: 260, r: 120, fill: inks.sun, shade: inks.orange }),
    grassRow(random, back, 0, 1200, 12, 110),
    dune({ id: 'back', line: back, bottom: height, fill: inks.orange, shade: inks.coral, edge: inks.sun, reach: 300 }),
    tent(160, 700, 190, inks.paper, inks.foam),
    tent(820, 690, 170, inks.sun, inks.coral),
    tent(500, 770, 270, inks.coral, inks.orange),
    pennant(1090, 740, 260, inks.paper, inks.ink),
    grassRow(random, front, -20, 300, 8, 190),
    grassRow(random, front, 960, 1220, 8, 190),
    dune({
      id: 'front',
      line: front,
      bottom: height,
      fill: inks.sun,
      shade: inks.orange,
      edge: inks.paper,
      reach: 150,
    }),
  ]);
}

/** A private place by the water: two chairs, a parasol, the best sun. */
function vip(): string {
  const random = randomOf('solstrand vip');
  const horizon = 520;
  const line = {
    stroke: inks.ink,
    'stroke-width': 10,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    fill: 'none',
  } as const;
  const chair = (x: number, cloth: string) =>
    path(`M${x} 770L${x + 150} 640M${x + 20} 640L${x + 170} 770M${x - 46} 552L${x + 64} 716`, line) +
    path(
      `M${x - 54} 548L${x + 40} 694Q${x + 70} 724 ${x + 150} 704L${x + 158} 722Q${x + 60} 752 ${x + 14} 708L${x - 76} 562Z`,
      { fill: cloth, stroke: inks.ink, 'stroke-width': 6 },
    );
  return sheet(width, height, [
    rect(0, 0, width, horizon + 10, { fill: inks.sun }),
    inside('rays', rect(0, 0, width, horizon + 10), sunRays(600, 430, 0, 1200, 30, inks.orange, 0.5)),
    sunDisc({ x: 600, y: 430, r: 230, fill: inks.paper, shade: inks.sun }),
    sea(random, width, horizon, 720),
    dune({
      id: 'beach',
      line: [
        [-40, 700],
        [500, 680],
        [1260, 704],
      ],
      bottom: height,
      fill: inks.sand,
      shade: inks.orange,
      edge: inks.paper,
      reach: 330,
    }),
    path('M600 800V250', { ...line, 'stroke-width': 16 }),
    path(
      'M286 372Q360 176 600 164Q840 176 914 372Q870 330 810 372Q760 330 705 372Q655 330 600 372Q545 330 495 372Q440 330 390 372Q330 330 286 372Z',
      { fill: inks.coral, stroke: inks.ink, 'stroke-width': 9, 'stroke-linejoin': 'round' },
    ),
    path(
      'M390 372Q410 220 600 164Q500 240 495 372Q440 330 390 372ZM705 372Q700 240 600 164Q790 220 810 372Q760 330 705 372Z',
      { fill: inks.paper, stroke: inks.ink, 'stroke-width': 5 },
    ),
    chair(300, inks.lagoon),
    chair(760, inks.coral),
    rect(556, 716, 88, 14, { fill: inks.paper, stroke: inks.ink, 'stroke-width': 6, rx: 6 }),
    path('M576 716l-8 -46h34l-8 46M612 716v-40h16v40', {
      fill: inks.foam,
      stroke: inks.ink,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
  ]);
}

export const productTickets = { weekend, friday, saturday, sunday, camping, vip };
