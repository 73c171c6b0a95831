import { circle, group, path, polygon, rect, round } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import { emblem } from './emblem.ts';
import { inks } from './inks.ts';
import { lettering } from './lettering.ts';
import { overprint, sheet } from './sheet.ts';

const [width, height] = [1200, 900];
const edge = { stroke: inks.ink, 'stroke-width': 8, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** A wall of lockers, one of them open and full of beach things. */
function locker(): string {
  const paints = [inks.coral, inks.sun, inks.lagoon, inks.paper, inks.orange, inks.sea, inks.pink, inks.foam] as const;
  const lockers = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = [60 + (index % 5) * 216, 50 + Math.floor(index / 5) * 270];
    const open = index === 7;
    const fill = open ? inks.ink : paints[(index * 3) % paints.length];
    const vents = [0, 1, 2].map((row) => `M${x + 50} ${y + 46 + row * 20}h92`).join('');
    return [
      rect(x + 10, y + 12, 192, 246, { fill: inks.ink, rx: 10 }),
      rect(x, y, 192, 246, { fill, rx: 10, ...edge }),
      open ? '' : path(vents, edge) + circle(x + 156, y + 140, 13, { fill: inks.paper, ...edge, 'stroke-width': 6 }),
      open ? '' : path(lettering.wordPath(String(index + 1), x + 66, y + 216, 68), { fill: inks.ink }),
    ].join('');
  });
  const [x, y] = [60 + 2 * 216, 50 + 270];
  const treasure = [
    rect(x + 14, y + 176, 164, 20, { fill: inks.coral, ...edge, 'stroke-width': 5 }),
    rect(x + 14, y + 152, 164, 24, { fill: inks.paper, ...edge, 'stroke-width': 5 }),
    rect(x + 14, y + 196, 164, 40, { fill: inks.lagoon, ...edge, 'stroke-width': 5 }),
    group(emblem('ball', inks.sun, inks.coral, inks.paper), {
      transform: `translate(${x + 96} ${y + 92}) scale(0.56)`,
    }),
    path(
      polygon([
        [x, y],
        [x - 104, y + 38],
        [x - 104, y + 292],
        [x, y + 246],
      ]),
      { fill: inks.sun, ...edge },
    ),
    circle(x - 80, y + 172, 10, { fill: inks.paper, ...edge, 'stroke-width': 5 }),
  ];
  const tone = (_: number, dotY: number) => (dotY / height) ** 1.5 * 0.7;
  return sheet(width, height, [
    rect(0, 0, width, height, { fill: inks.dawn }),
    overprint(halftone({ x: 0, y: 0, width, height }, 30, 30, tone, inks.orange)),
    ...lockers,
    ...treasure,
  ]);
}

/** A car from above, its nose up. */
function car(x: number, y: number, paint: string, turn = 0): string {
  const shape = 'M-58 -124Q-54 -152 0 -156Q54 -152 58 -124L64 60V132Q62 154 40 156H-40Q-62 154 -64 132V60Z';
  return group(
    [
      path(shape, { fill: inks.ink, transform: 'translate(14 16)' }),
      path(shape, { fill: paint, ...edge }),
      path('M-46 -62Q0 -92 46 -62L40 -22Q0 -38 -40 -22Z', { fill: inks.ink }),
      path('M-40 108Q0 126 40 108L44 76Q0 90 -44 76Z', { fill: inks.ink }),
      rect(-40, -14, 80, 82, { fill: inks.paper, rx: 10, opacity: 0.9 }),
      path('M-24 -140h-14M24 -140h14', { stroke: inks.sun, 'stroke-width': 12, 'stroke-linecap': 'round' }),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

/** The car park behind the dunes, from above. */
function parking(): string {
  const lines = Array.from({ length: 6 }, (_, index) => `M${100 + index * 200} 40V410M${100 + index * 200} 560V930`);
  const letter = lettering.wordPath('P', 0, 96, 270);
  return sheet(width, height, [
    rect(0, 0, width, height, { fill: inks.sea }),
    overprint(halftone({ x: 0, y: 0, width, height }, 30, 30, (x) => (1 - x / width) * 0.55, inks.deep)),
    path(lines.join(''), { stroke: inks.paper, 'stroke-width': 10, 'stroke-linecap': 'round', fill: 'none' }),
    path('M-20 485H1220', {
      stroke: inks.paper,
      'stroke-width': 10,
      'stroke-dasharray': '60 50',
      'stroke-linecap': 'round',
    }),
    car(200, 222, inks.coral),
    car(600, 230, inks.sun),
    car(1000, 216, inks.foam),
    car(200, 736, inks.orange, 180),
    car(800, 740, inks.paper, 180),
    car(1000, 744, inks.pink, 180),
    group(
      [
        circle(16, 20, 178, { fill: inks.ink }),
        circle(0, 0, 178, { fill: inks.orange, ...edge, 'stroke-width': 12 }),
        path(letter, { fill: inks.paper, stroke: inks.ink, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
      ],
      { transform: 'translate(520 560)' },
    ),
  ]);
}

/** A warm shower after a day on the beach. */
function shower(): string {
  const drops = Array.from({ length: 58 }, (_, index) => {
    const column = index % 9;
    const row = Math.floor(index / 9);
    const spread = (column - 4) * (34 + row * 9);
    const [x, y] = [600 + spread, 390 + row * 70 + (column % 2) * 34];
    const size = 15 + row * 1.6;
    return `M${round(x)} ${round(y)}q${round(size)} ${round(size * 1.6)} 0 ${round(size * 2.2)}q${round(-size)} ${round(-size * 0.6)} 0 ${round(-size * 2.2)}Z`;
  });
  const tiles = Array.from({ length: 9 }, (_, index) => `M${index * 150} 0V900M0 ${index * 150}H1200`);
  return sheet(width, height, [
    rect(0, 0, width, height, { fill: inks.foam }),
    path(tiles.join(''), { stroke: inks.paper, 'stroke-width': 8 }),
    overprint(
      halftone({ x: 0, y: 300, width, height: 600 }, 30, 30, (_, y) => ((y - 300) / 600) ** 1.4 * 0.7, inks.lagoon),
    ),
    circle(600, 290, 250, { fill: inks.sun }),
    path('M600 -20V150', { stroke: inks.ink, 'stroke-width': 54 }),
    path('M600 -20V150', { stroke: inks.paper, 'stroke-width': 36 }),
    path('M392 346Q404 160 600 150Q796 160 808 346Z', { fill: inks.ink, transform: 'translate(16 16)' }),
    path('M392 346Q404 160 600 150Q796 160 808 346Z', { fill: inks.coral, ...edge, 'stroke-width': 10 }),
    rect(372, 332, 456, 40, { fill: inks.paper, ...edge, 'stroke-width': 10, rx: 20 }),
    path(drops.join(''), { fill: inks.sea }),
    path('M-20 850q50 -30 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V920H-20Z', {
      fill: inks.sea,
    }),
  ]);
}

export const productExtras = { locker, parking, shower };
