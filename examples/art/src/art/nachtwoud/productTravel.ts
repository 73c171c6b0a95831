import { group, type Point, path, polygon, rect } from '../drawing/element.ts';
import { type Random, randomOf } from '../drawing/random.ts';
import { aFrame } from './aFrame.ts';
import { lanternTent } from './lanternTent.ts';
import { crescent, moon } from './moon.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { terrain } from './terrain.ts';
import { floor, mist, trunks } from './trunks.ts';

const [width, height] = [1200, 900];

/** A long glass hotel on its hill, with a few lit rooms. */
function hotelDune(): string {
  const random = randomOf('nachtwoud hotel hill');
  const floors = [0, 1, 2].map((floor) => {
    const [left, w, y] = [250 + floor * 70, 720 - floor * 90, 520 - floor * 92];
    const rooms = Array.from({ length: Math.floor(w / 60) }, (_, index) => {
      const lit = random.next();
      const fill = lit < 0.42 ? night.amber : lit < 0.52 ? night.violet : '#1d4237';
      return rect(left + 12 + index * 60, y + 14, 46, 60, { fill, opacity: lit < 0.52 ? 0.95 : 1 });
    });
    return (
      rect(left, y, w, 84, { fill: night.black }) +
      rooms.join('') +
      rect(left - 14, y - 8, w + 28, 10, { fill: '#2b5547' }) +
      rect(left - 14, y - 8, w + 28, 2, { fill: night.pale, opacity: 0.8 })
    );
  });
  return nightSheet(width, height, [
    stars(random, width, 480, 150),
    moon({ x: 900, y: 200, r: 110, seed: 'hotel hill', halo: 0.5 }),
    trunks(random, width, { count: 34, thick: [6, 15], bottom: 640, bark: '#1c4036' }),
    mist(width, 600, 320, night.mist, 0.6),
    glow(600, 500, 560, night.amber, 0.3),
    ...floors,
    floor(width, 560, height),
    terrain({
      seed: 'hotel hill',
      x: 0,
      y: 620,
      width,
      height: 280,
      scale: 420,
      tilt: 0.34,
      levels: 15,
      stroke: night.mist,
      strong: night.amber,
      opacity: 0.6,
    }),
    trunks(random, width, {
      count: 5,
      thick: [40, 76],
      bottom: 930,
      bark: night.void,
      rim: '#8a703c',
      lightX: 600,
      gap: [210, 1010],
    }),
    spores(random, { count: 40, x: [0, width], y: [460, 860], color: night.amber }),
  ]);
}

const quay = 560;

/** The gable of a house at the quay, alternately pointed and stepped. */
const roofOf = ({ x, w, h, index }: { x: number; w: number; h: number; index: number }): Point[] =>
  index % 2
    ? [
        [x, quay - h + 60],
        [x + w / 2, quay - h - 40],
        [x + w, quay - h + 60],
      ]
    : [
        [x, quay - h + 50],
        [x + w * 0.22, quay - h + 50],
        [x + w * 0.22, quay - h + 12],
        [x + w * 0.38, quay - h + 12],
        [x + w * 0.38, quay - h - 26],
        [x + w * 0.62, quay - h - 26],
        [x + w * 0.62, quay - h + 12],
        [x + w * 0.78, quay - h + 12],
        [x + w * 0.78, quay - h + 50],
        [x + w, quay - h + 50],
      ];

function harbourHouses(random: Random): string[] {
  const houses: string[] = [];
  [190, 170, 210, 180, 200, 190].reduce((x, w, index) => {
    const h = 250 + ((index * 71) % 120);
    houses.push(
      path(polygon([[x, quay], ...roofOf({ x, w, h, index }), [x + w, quay]]), {
        fill: index % 2 ? '#12302a' : '#0e251f',
        stroke: night.haze,
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
      }),
    );
    for (let cell = 0; cell < 9; cell += 1) {
      const lit = random.next();
      const fill = lit < 0.4 ? night.amber : lit < 0.5 ? night.violet : lit < 0.56 ? night.lime : night.raised;
      houses.push(
        rect(x + w * (0.16 + (cell % 3) * 0.25), quay - h + 84 + Math.floor(cell / 3) * 62, w * 0.17, 40, { fill }),
      );
    }
    return x + w;
  }, 30);
  return houses;
}

/** Gables at the water, with reflected windows. */
function hotelHarbour(): string {
  const random = randomOf('nachtwoud hotel harbour');
  const town = group(harbourHouses(random));
  const ripples = Array.from(
    { length: 26 },
    () => `M${random.whole(0, 1100)} ${random.whole(quay + 40, 880)}h${random.whole(40, 180)}`,
  );
  return nightSheet(
    width,
    height,
    [
      stars(random, width, 420, 150),
      moon({ x: 250, y: 170, r: 92, seed: 'harbour', halo: 0.45 }),
      glow(640, quay - 80, 620, night.amber, 0.25),
      town,
      rect(0, quay, width, height - quay, { fill: '#0a1c1f' }),
      group(town, { transform: `translate(0 ${quay * 2}) scale(1 -1)`, opacity: 0.34 }),
      rect(0, quay - 3, width, 6, { fill: night.haze }),
      path(ripples.join(''), { stroke: night.haze, 'stroke-width': 2.5, opacity: 0.5, 'stroke-linecap': 'round' }),
      path('M680 748H1010Q980 806 930 808H750Q700 800 680 748Z', {
        fill: night.void,
        stroke: night.pale,
        'stroke-width': 3,
      }),
      path('M840 744V470M852 484Q960 610 964 728H852Z', { fill: 'none', stroke: night.pale, 'stroke-width': 3 }),
      luminous(path('M828 520Q750 630 742 728H828Z', { fill: night.dusk, stroke: night.violet, 'stroke-width': 3 })),
      spores(random, { count: 30, x: [0, width], y: [500, 860] }),
    ],
    0.6,
  );
}

/** One cabin, one light. */
function cabin(): string {
  const random = randomOf('nachtwoud cabin');
  return nightSheet(width, height, [
    stars(random, width, 560, 130),
    luminous(crescent(250, 190, 84, 0.14, 30, night.bone)),
    trunks(random, width, { count: 34, thick: [8, 20], bottom: 690, bark: '#1d4237' }),
    mist(width, 660, 340, night.haze, 0.4),
    trunks(random, width, {
      count: 10,
      thick: [20, 36],
      bottom: 730,
      bark: '#12302a',
      rim: '#a58a4c',
      lightX: 620,
      gap: [300, 940],
    }),
    floor(width, 700, height),
    terrain({
      seed: 'cabin',
      x: 0,
      y: 780,
      width,
      height: 120,
      scale: 320,
      tilt: 0.22,
      levels: 8,
      stroke: night.mist,
      strong: night.amber,
      opacity: 0.5,
    }),
    aFrame(620, 790, 480),
    trunks(random, width, {
      count: 4,
      thick: [50, 96],
      bottom: 950,
      bark: night.void,
      rim: '#7d6a3c',
      lightX: 620,
      gap: [180, 1060],
    }),
    spores(random, { count: 46, x: [100, 1100], y: [420, 860], color: night.amber }),
  ]);
}

/** A brightly lit bell tent. */
function glamping(): string {
  const random = randomOf('nachtwoud glamping');
  const bulbs = Array.from({ length: 12 }, (_, index) => {
    const share = index / 11;
    const [x, y] = [60 + share * 1080, 220 + Math.sin(share * Math.PI) * 110];
    return glow(x, y, 60, night.amber, 0.7) + rect(x - 6, y - 6, 12, 16, { fill: night.amber, rx: 6 });
  });
  return nightSheet(width, height, [
    stars(random, width, 560, 170),
    trunks(random, width, { count: 28, thick: [10, 24], bottom: 700, bark: '#173a30' }),
    mist(width, 680, 320, night.mist, 0.6),
    floor(width, 690, height),
    path('M60 220Q600 440 1140 220', { fill: 'none', stroke: night.haze, 'stroke-width': 2.5 }),
    ...bulbs,
    lanternTent(600, 800, 480, night.amber),
    terrain({
      seed: 'glamping',
      x: 0,
      y: 810,
      width,
      height: 90,
      scale: 320,
      tilt: 0.2,
      levels: 7,
      stroke: night.mist,
      strong: night.amber,
      opacity: 0.5,
    }),
    trunks(random, width, {
      count: 4,
      thick: [46, 90],
      bottom: 950,
      bark: night.void,
      rim: '#8a703c',
      lightX: 600,
      gap: [130, 1080],
    }),
    spores(random, { count: 50, x: [60, 1140], y: [380, 860], color: night.amber }),
  ]);
}

export const productTravel = { hotelDune, hotelHarbour, cabin, glamping };
