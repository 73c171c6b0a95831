import { circle, element, group, path, polygon, rect, round } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { lettering } from './lettering.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores } from './spores.ts';
import { terrain } from './terrain.ts';

const [width, height] = [1200, 900];

/** A dark wall of lockers; the light comes from the open one. */
function locker(): string {
  const random = randomOf('nachtwoud locker');
  const lockers = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = [60 + (index % 5) * 216, 50 + Math.floor(index / 5) * 270];
    if (index === 7) return '';
    const near = 1 - Math.min(1, Math.hypot(x - 492, y - 320) / 760);
    return [
      rect(x, y, 204, 258, { fill: night.raised, rx: 4 }),
      rect(x, y, 204, 258, { fill: night.lime, rx: 4, opacity: (near * 0.1).toFixed(2) }),
      rect(x, y, 204, 258, {
        fill: 'none',
        stroke: near > 0.55 ? night.lime : night.mist,
        'stroke-width': 2.4,
        rx: 4,
        opacity: (0.4 + near * 0.6).toFixed(2),
      }),
      path(`M${x + 58} ${y + 44}h88M${x + 58} ${y + 60}h88M${x + 58} ${y + 76}h88`, {
        stroke: night.haze,
        'stroke-width': 2.5,
        opacity: 0.6,
      }),
      circle(x + 172, y + 140, 6, { fill: night.haze }),
      path(lettering.wordPath(String(index + 1), x + 62, y + 220, 46), { fill: night.haze }),
    ].join('');
  });
  const [x, y] = [492, 320];
  return nightSheet(width, height, [
    rect(0, 0, width, height, { fill: night.black }),
    ...lockers,
    glow(x + 102, y + 129, 620, night.lime, 0.6),
    luminous(rect(x, y, 204, 258, { fill: night.lime, rx: 4 }), 'wide'),
    rect(x + 10, y + 10, 184, 238, { fill: '#efffc4', rx: 3 }),
    path(`M${x + 10} ${y + 160}h184`, { stroke: night.black, 'stroke-width': 4 }),
    path(`M${x + 40} ${y + 244}v-44q0 -22 22 -22h62q22 0 22 22v44Z`, { fill: night.black }) +
      path(`M${x + 78} ${y + 178}v-12q14 -12 28 0v12`, { fill: 'none', stroke: night.black, 'stroke-width': 6 }),
    path(`M${x + 60} ${y + 156}v-70q40 -30 84 0v70Z`, { fill: night.dusk }),
    path(
      polygon([
        [x, y],
        [x - 116, y + 44],
        [x - 116, y + 306],
        [x, y + 258],
      ]),
      { fill: '#0c1d18', stroke: night.lime, 'stroke-width': 3 },
    ),
    circle(x - 92, y + 186, 6, { fill: night.lime }),
    spores(random, { count: 30, x: [300, 900], y: [200, 800] }),
  ]);
}

/** A car from above, its lamps on. */
function car(x: number, y: number, turn: number, paint: string): string {
  const shape = 'M-52 -112Q-48 -138 0 -142Q48 -138 52 -112L58 54V120Q56 140 36 142H-36Q-56 140 -58 120V54Z';
  const cone = (side: number) => `M${side * 34} -132L${side * 34 - 70} -420H${side * 34 + 70}Z`;
  return group(
    [
      path(cone(-1) + cone(1), { fill: 'url(#lamps)', style: 'mix-blend-mode:screen' }),
      path(shape, { fill: paint, stroke: night.haze, 'stroke-width': 3 }),
      path('M-42 -56Q0 -84 42 -56L36 -20Q0 -34 -36 -20ZM-36 98Q0 114 36 98L40 70Q0 82 -40 70Z', { fill: night.void }),
      rect(-36, -12, 72, 74, { fill: night.void, rx: 6, opacity: 0.35 }),
      circle(-34, -132, 8, { fill: night.bone }),
      circle(34, -132, 8, { fill: night.bone }),
      path('M-48 132h22M26 132h22', { stroke: '#ff8a7a', 'stroke-width': 6 }),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

/** The car park as a map; the sign glows. */
function parking(): string {
  const random = randomOf('nachtwoud parking');
  const lamps = element(
    'linearGradient',
    { id: 'lamps', gradientUnits: 'userSpaceOnUse', x1: 0, y1: -132, x2: 0, y2: -420 },
    `<stop offset="0%" stop-color="${night.bone}" stop-opacity="0.7"/><stop offset="100%" stop-color="${night.bone}" stop-opacity="0"/>`,
  );
  const sign = lettering.wordPath('P', 0, 86, 240);
  return nightSheet(
    width,
    height,
    [
      lamps,
      terrain({
        seed: 'parking',
        x: 0,
        y: 0,
        width,
        height,
        scale: 380,
        levels: 16,
        stroke: night.raised,
        strong: night.far,
        weight: 2,
      }),
      path(Array.from({ length: 5 }, (_, index) => `M${180 + index * 210} 520V880`).join(''), {
        stroke: night.haze,
        'stroke-width': 4,
        opacity: 0.5,
      }),
      car(285, 720, 0, '#1d3b33'),
      car(495, 724, 0, '#2b2450'),
      car(915, 716, 0, '#27483d'),
      car(190, 250, 96, '#1d3b33'),
      glow(760, 330, 480, night.lime, 0.42),
      circle(760, 330, 156, { fill: night.black }),
      luminous(circle(760, 330, 156, { fill: 'none', stroke: night.lime, 'stroke-width': 9 }), 'wide'),
      group(luminous(path(sign, { fill: night.lime })), { transform: 'translate(760 330)' }),
      spores(random, { count: 40, x: [40, 1160], y: [40, 860] }),
    ],
    0.9,
  );
}

/** Warm rain, as lines of light. */
function shower(): string {
  const random = randomOf('nachtwoud shower');
  const lines = Array.from({ length: 46 }, (_, index) => {
    const x = 392 + index * 9.2;
    const from = 350 + random.between(0, 60);
    return `M${round(x)} ${round(from)}V${round(from + random.between(120, 430))}`;
  });
  return nightSheet(width, height, [
    terrain({
      seed: 'shower',
      x: 0,
      y: 0,
      width,
      height,
      scale: 400,
      levels: 14,
      stroke: night.raised,
      strong: night.far,
    }),
    glow(600, 480, 620, night.violet, 0.5),
    luminous(
      path(lines.filter((_, index) => index % 3).join(''), {
        stroke: night.violet,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
    ),
    path(lines.filter((_, index) => index % 3 === 0).join(''), {
      stroke: night.bone,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      opacity: 0.9,
    }),
    path('M600 -20V220', { stroke: night.pale, 'stroke-width': 16 }),
    path('M600 -20V220', { stroke: night.raised, 'stroke-width': 10 }),
    element('ellipse', { cx: 600, cy: 330, rx: 236, ry: 44, fill: night.black, stroke: night.pale, 'stroke-width': 4 }),
    path('M364 326Q380 220 600 214Q820 220 836 326Q720 290 600 290Q480 290 364 326Z', {
      fill: night.raised,
      stroke: night.pale,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    ...[0, 1, 2, 3].map((index) =>
      element('ellipse', {
        cx: 600,
        cy: 830,
        rx: 120 + index * 110,
        ry: 18 + index * 16,
        fill: 'none',
        stroke: night.violet,
        'stroke-width': 3,
        opacity: (0.8 - index * 0.18).toFixed(2),
      }),
    ),
    spores(random, { count: 40, x: [200, 1000], y: [380, 860], color: night.violet }),
  ]);
}

export const productExtras = { locker, parking, shower };
