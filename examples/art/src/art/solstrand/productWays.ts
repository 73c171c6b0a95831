import { circle, element, group, type Point, path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { car, months, train } from '../motifs/ways.ts';
import { grassyDune } from './dune.ts';
import { emblem } from './emblem.ts';
import { inks } from './inks.ts';
import { road, speedLines } from './road.ts';
import { sea } from './sea.ts';
import { sheet } from './sheet.ts';
import { clouds, gulls, sky } from './sky.ts';
import { sunDisc, sunRays } from './sunDisc.ts';

const [width, height] = [1200, 900];
const outline = { stroke: inks.ink, 'stroke-width': 8, 'stroke-linejoin': 'round' } as const;
const ground: Point[] = [
  [-40, 620],
  [300, 590],
  [640, 625],
  [960, 600],
  [1260, 620],
];

/** The train to the coast, under its overhead wire. */
function wayTrain(): string {
  const random = randomOf('solstrand train');
  const sleepers = Array.from({ length: 26 }, (_, index) => `M${index * 50 + 6} 794h26`);
  const posts = [150, 1090].map((x) => `M${x} 760V330H${x + 70}`);
  return sheet(width, height, [
    sky(width, 640, inks.foam, { x: 880, y: 260, reach: 560, color: inks.sun, strength: 0.6 }),
    clouds(random, width, 70, 300, 4, inks.paper),
    sunDisc({ x: 880, y: 250, r: 150 }),
    sea(random, width, 470, 640),
    grassyDune(random, ground, { width, bottom: height }),
    path(posts.join(''), { stroke: inks.ink, 'stroke-width': 12, fill: 'none' }),
    path('M0 404H1200', { stroke: inks.ink, 'stroke-width': 6 }),
    rect(0, 780, width, 120, { fill: inks.ink }),
    path(sleepers.join(''), { stroke: inks.sand, 'stroke-width': 20 }),
    rect(0, 770, width, 12, { fill: inks.paper }),
    group(
      [
        path(train.pantograph, { fill: 'none', ...outline, 'stroke-width': 9 }),
        group(path(train.body), { fill: inks.ink, transform: 'translate(14 12)' }),
        path(train.body, { fill: inks.sun, ...outline }),
        path(train.stripe, { fill: inks.sea }),
        group(train.doors, { fill: inks.lagoon, ...outline, 'stroke-width': 6 }),
        ...train.windows.map((w) => rect(w.x, w.y, w.width, w.height, { rx: 14, fill: inks.ink })),
        ...train.windows.map((w) =>
          path(`M${w.x + 14} ${w.y + 64}L${w.x + 52} ${w.y + 12}h18L${w.x + 32} ${w.y + 64}Z`, { fill: inks.lagoon }),
        ),
        path(train.windscreen, { fill: inks.ink }),
        path('M612 -152L636 -222h10L684 -168 672 -152Z', { fill: inks.lagoon }),
        circle(748, -84, 12, { fill: inks.paper, ...outline, 'stroke-width': 5 }),
        ...train.wheels.map((x) => circle(x, -26, 27, { fill: inks.ink }) + circle(x, -26, 11, { fill: inks.paper })),
      ],
      { transform: 'translate(360 772) scale(0.98)' },
    ),
  ]);
}

/** A car with four people in it, on the road along the sea. */
function wayCar(): string {
  const random = randomOf('solstrand car');
  const hair = [inks.coral, inks.ink, inks.deep, inks.orange];
  return sheet(width, height, [
    sky(width, 640, inks.blush, { x: 300, y: 260, reach: 560, color: inks.sun, strength: 0.6 }),
    clouds(random, width, 70, 300, 4, inks.paper),
    sunDisc({ x: 300, y: 260, r: 150, fill: inks.sun, shade: inks.orange }),
    gulls(random, 860, 190, 110, 4, inks.ink),
    sea(random, width, 470, 640),
    grassyDune(random, ground, { width, bottom: height }),
    road(width, 740, 160),
    speedLines(216, 838, 0.95, inks.paper),
    group(
      [
        rect(300, -350, 170, 46, { rx: 12, fill: inks.lagoon, ...outline }),
        rect(330, -392, 96, 42, { rx: 20, fill: inks.sun, ...outline }),
        group(path(car.body), { fill: inks.ink, transform: 'translate(14 12)' }),
        path(car.body, { fill: inks.coral, ...outline }),
        path(car.rear + car.front, { fill: inks.foam }),
        element('clipPath', { id: 'glass' }, path(car.rear + car.front)),
        group(
          car.heads.map(
            ([x, y], index) =>
              circle(x, y, 27, { fill: index % 2 ? inks.sand : inks.pink }) +
              path(`M${x - 29} ${y - 4}a29 29 0 0 1 58 0q-20 -18 -58 0Z`, { fill: hair[index] }),
          ),
          { 'clip-path': 'url(#glass)' },
        ),
        path(car.rear + car.front, { fill: 'none', ...outline }),
        path('M378 -186V-60M20 -120H120M640 -126H708', { ...outline, 'stroke-width': 5, fill: 'none' }),
        rect(404, -166, 44, 12, { rx: 6, fill: inks.ink }),
        circle(694, -108, 15, { fill: inks.sun, ...outline, 'stroke-width': 5 }),
        ...car.wheels.map(
          (x) =>
            circle(x, -50, 62, { fill: inks.ink }) +
            circle(x, -50, 30, { fill: inks.paper }) +
            circle(x, -50, 10, { fill: inks.ink }),
        ),
      ],
      { transform: 'translate(250 850) scale(1.05)' },
    ),
  ]);
}

/** The months of a membership as suns around the emblem: paid ones are printed, the others are blank. */
function membership(paid: number, ground: string, rays: string): string {
  return sheet(width, height, [
    rect(0, 0, width, height, { fill: ground }),
    sunRays(600, 450, 0, 900, 24, rays, 0.5),
    circle(600, 450, 176, { fill: inks.paper, ...outline }),
    group(emblem('sign', inks.orange, inks.sea, inks.paper), { transform: 'translate(600 450) scale(1.3)' }),
    ...months.map(([x, y], month) =>
      month < paid
        ? sunDisc({ x, y, r: 56, fill: inks.coral, shade: inks.orange, id: `month-${month}` }) +
          circle(x, y, 56, { fill: 'none', ...outline })
        : circle(x, y, 56, { fill: 'none', stroke: inks.ink, 'stroke-width': 7, 'stroke-dasharray': '18 14' }),
    ),
  ]);
}

export const productWays = {
  wayTrain,
  wayCar,
  memberYear: () => membership(12, inks.sun, inks.orange),
  memberMonth: () => membership(1, inks.foam, inks.lagoon),
};
