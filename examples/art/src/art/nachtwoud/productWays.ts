import { circle, element, group, path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { car, months, train } from '../motifs/ways.ts';
import { emblem } from './emblem.ts';
import { moon } from './moon.ts';
import { night } from './night.ts';
import { fade, glow, luminous, nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { floor, mist, trunks } from './trunks.ts';

const [width, height] = [1200, 900];

const side = fade('side', [0, '#3a6b5a', 1], [0.5, night.far, 1], [1, night.void, 1]);

/** The forest at night with the moon, which both ways of travel cross. */
const wood = (seed: string, moonX: number): string[] => {
  const random = randomOf(`nachtwoud ${seed}`);
  return [
    stars(random, width, 480, 90),
    moon({ x: moonX, y: 210, r: 96, seed, halo: 0.5 }),
    trunks(random, width, { count: 26, thick: [8, 20], bottom: 700, bark: '#2a5545' }),
    mist(width, 640, 380, night.haze, 0.6),
    trunks(random, width, { count: 8, thick: [20, 36], bottom: 740, bark: '#12302a', rim: '#6fa08c', lightX: moonX }),
    floor(width, 690, height),
  ];
};

/** The train in the forest, with lit windows. */
function wayTrain(): string {
  return nightSheet(width, height, [
    ...wood('train', 930),
    side,
    path('M0 404H1200', { stroke: night.haze, 'stroke-width': 3 }),
    rect(0, 772, width, 6, { fill: night.haze }),
    glow(420, 640, 620, night.amber, 0.4),
    group(
      [
        path('M760 -100L1400 -220V60L760 -70Z', { fill: night.bone, opacity: 0.14 }),
        path(train.pantograph, { fill: 'none', stroke: night.haze, 'stroke-width': 5 }),
        path(train.body, { fill: 'url(#side)', stroke: night.haze, 'stroke-width': 3 }),
        ...train.windows.map((w) => rect(w.x, w.y, w.width, w.height, { rx: 6, fill: night.amber })),
        group(
          train.windows.map(
            (w, index) =>
              circle(w.x + 30 + (index % 3) * 16, w.y + 56, 14) + rect(w.x + 10 + (index % 3) * 16, w.y + 66, 40, 12),
          ),
          { fill: night.black },
        ),
        group(train.doors, { fill: night.raised, stroke: night.haze, 'stroke-width': 3 }),
        path(train.windscreen, { fill: night.amber, opacity: 0.75 }),
        path('M-420 -104H764', { stroke: night.lime, 'stroke-width': 6 }),
        ...train.wheels.map((x) => circle(x, -24, 26, { fill: night.void, stroke: night.mist, 'stroke-width': 3 })),
        luminous(circle(750, -84, 10, { fill: night.bone }), 'wide'),
      ],
      { transform: 'translate(360 776) scale(0.98)' },
    ),
    spores(randomOf('nachtwoud train light'), { count: 40, x: [0, width], y: [480, 860] }),
  ]);
}

/** A car with four people in it, with headlights on. */
function wayCar(): string {
  return nightSheet(width, height, [
    ...wood('car', 250),
    side,
    rect(0, 806, width, 5, { fill: night.haze, opacity: 0.6 }),
    path('M0 864H1200', { stroke: night.pale, 'stroke-width': 4, 'stroke-dasharray': '60 80', opacity: 0.5 }),
    glow(520, 650, 520, night.violet, 0.45),
    group(
      [
        path('M706 -112L1250 -240V40L706 -80Z', { fill: night.bone, opacity: 0.16 }),
        rect(300, -344, 170, 42, { rx: 8, fill: night.raised, stroke: night.haze, 'stroke-width': 3 }),
        path(car.body, { fill: 'url(#side)', stroke: night.haze, 'stroke-width': 3 }),
        path(car.rear + car.front, { fill: night.violet }),
        element('clipPath', { id: 'glass' }, path(car.rear + car.front)),
        group(
          car.heads.map(([x, y]) => circle(x, y, 25) + rect(x - 34, y + 18, 68, 40, { rx: 18 })),
          { fill: night.black, 'clip-path': 'url(#glass)' },
        ),
        path('M378 -186V-60', { stroke: night.haze, 'stroke-width': 3 }),
        path('M24 -128H704', { stroke: night.lime, 'stroke-width': 5 }),
        ...car.wheels.map(
          (x) =>
            circle(x, -50, 60, { fill: night.void, stroke: night.mist, 'stroke-width': 4 }) +
            circle(x, -50, 16, { fill: night.mist }),
        ),
        luminous(circle(700, -104, 12, { fill: night.bone }), 'wide'),
        luminous(rect(16, -112, 9, 32, { fill: '#ff8a7a' })),
      ],
      { transform: 'translate(200 822) scale(1.05)' },
    ),
    spores(randomOf('nachtwoud car light'), { count: 40, x: [600, width], y: [480, 860] }),
  ]);
}

/** The months of a membership as moons around the emblem: paid ones glow. */
function membership(seed: string, paid: number, light: string): string {
  const random = randomOf(`nachtwoud ${seed}`);
  return nightSheet(width, height, [
    stars(random, width, height, 90),
    glow(600, 450, 620, light, 0.5),
    luminous(group(emblem('sign', light, night.black), { transform: 'translate(600 450) scale(1.5)' })),
    ...months.map(([x, y], month) =>
      month < paid
        ? luminous(circle(x, y, 52, { fill: night.bone })) +
          circle(x + 14, y + 12, 40, { fill: night.haze, opacity: 0.22 })
        : circle(x, y, 52, { fill: 'none', stroke: night.haze, 'stroke-width': 4, 'stroke-dasharray': '14 12' }),
    ),
    spores(random, { count: 40, x: [0, width], y: [0, height] }),
  ]);
}

export const productWays = {
  wayTrain,
  wayCar,
  memberYear: () => membership('member year', 12, night.lime),
  memberMonth: () => membership('member month', 1, night.violet),
};
