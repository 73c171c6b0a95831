import { circle, element, group, path, rect } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import { randomOf } from '../drawing/random.ts';
import { clockMarks, coins, treats } from '../motifs/treats.ts';
import { inks } from './inks.ts';
import { lettering } from './lettering.ts';
import { sea } from './sea.ts';
import { overprint, sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { sunDisc, sunRoad } from './sunDisc.ts';
import { towel as cloth } from './towel.ts';

const [width, height] = [1200, 900];
const edge = { stroke: inks.ink, 'stroke-width': 8, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
const line = { ...edge, fill: 'none' } as const;

/** One ink, a large disc, dots at its foot, and the thing on it. */
function shown(base: string, disc: string, dots: string, thing: readonly string[]): string {
  const tone = (_: number, y: number) => Math.max(0, (y - 430) / 470) ** 1.3 * 0.75;
  return sheet(width, height, [
    rect(0, 0, width, height, { fill: base }),
    circle(600, 450, 380, { fill: disc }),
    overprint(halftone({ x: 0, y: 430, width, height: 470 }, 30, 30, tone, dots)),
    ...thing,
  ]);
}

/** A thing with its hard shadow. */
const raised = (x: number, y: number, shape: string, content: readonly string[], scale = 1): string =>
  group([path(shape, { fill: inks.ink, transform: 'translate(18 18)' }), ...content], {
    transform: `translate(${x} ${y}) scale(${scale})`,
  });

/** A fried egg on a plate, and coffee. */
const breakfast = (): string =>
  shown(inks.dawn, inks.orange, inks.orange, [
    circle(458, 518, 268, { fill: inks.ink }),
    circle(440, 500, 268, { fill: inks.lagoon, ...edge }),
    circle(440, 500, 206, { fill: inks.foam, ...edge }),
    group([path(treats.egg, { fill: inks.paper, ...edge }), circle(-14, -6, 62, { fill: inks.sun, ...edge })], {
      transform: 'translate(440 500)',
    }),
    raised(870, 560, treats.cup, [
      path(treats.handle, { ...line, 'stroke-width': 30 }),
      path(treats.handle, { ...line, stroke: inks.coral, 'stroke-width': 14 }),
      path(treats.cup, { fill: inks.coral, ...edge }),
      element('ellipse', { cx: 0, cy: -100, rx: 110, ry: 26, fill: inks.ink, ...edge }),
      path(treats.steam, { ...line, stroke: inks.paper, 'stroke-width': 12 }),
    ]),
  ]);

const towel = (): string =>
  shown(inks.foam, inks.sun, inks.lagoon, [cloth(600, 450, 430, 640, -9, inks.coral, inks.paper)]);

/** A bottle with its label, and a glass with a slice of lemon. */
const gin = (): string =>
  shown(inks.blush, inks.foam, inks.coral, [
    raised(510, 470, treats.bottle, [
      path(treats.cork, { fill: inks.sand, ...edge }),
      path(treats.bottle, { fill: inks.lagoon, ...edge }),
      rect(-92, 6, 184, 200, { fill: inks.paper, ...edge }),
      path(lettering.wordPath('GIN', 0, 134, 88), { fill: inks.ink }),
    ]),
    raised(810, 610, treats.glass, [
      path(treats.glass, { fill: inks.paper, ...edge }),
      path(treats.gin, { fill: inks.foam }),
      path(treats.glass, line),
      circle(62, -124, 66, { fill: inks.sun, ...edge }),
      path('M62 -190V-58M-4 -124H128', { ...line, 'stroke-width': 5 }),
    ]),
  ]);

/** A clock whose last hour before twelve is marked. */
const early = (): string =>
  shown(inks.sun, inks.coral, inks.orange, [
    circle(618, 468, 290, { fill: inks.ink }),
    group(
      [
        circle(0, 0, 290, { fill: inks.paper, ...edge }),
        path(treats.hour, { fill: inks.orange, ...edge }),
        path(clockMarks(), { ...line, 'stroke-width': 12 }),
        path('M0 0L-84 -146M0 0V-206', { ...line, 'stroke-width': 18 }),
        circle(0, 0, 20, { fill: inks.coral, ...edge }),
      ],
      { transform: 'translate(600 450)' },
    ),
  ]);

const tokens = (): string =>
  shown(
    inks.lagoon,
    inks.sea,
    inks.sea,
    coins.map(([x, y], index) =>
      group(
        [
          circle(10, 12, 96, { fill: inks.ink }),
          circle(0, 0, 96, { fill: index % 2 ? inks.orange : inks.sun, ...edge }),
          circle(0, 0, 68, { ...line, 'stroke-width': 5 }),
          path('M-40 -44H40L24 0Q14 16 0 16Q-14 16 -24 0ZM0 16V44M-26 44H26', { ...line, 'stroke-width': 7 }),
        ],
        { transform: `translate(${x} ${y - 40}) scale(0.9)` },
      ),
    ),
  );

/** Two people in front of the sun, one with an arm around the other. */
function companion(): string {
  const random = randomOf('solstrand companion');
  const horizon = 520;
  return sheet(width, height, [
    sky(width, horizon + 10, inks.dawn, { x: 600, y: 400, reach: 700, color: inks.orange, strength: 0.5 }),
    sunDisc({ x: 600, y: 360, r: 270, fill: inks.sun, shade: inks.orange }),
    sea(random, width, horizon, height),
    sunRoad(random, 600, horizon + 10, 840, 320, inks.sun),
    group(
      [
        path(treats.pair, { fill: inks.ink }),
        ...treats.heads.map(({ x, y, r }) => circle(x, y, r, { fill: inks.ink })),
        path(treats.arm, { ...line, stroke: inks.coral, 'stroke-width': 34 }),
      ],
      { transform: 'translate(640 480)' },
    ),
  ]);
}

export const productTreats = { breakfast, towel, gin, early, tokens, companion };
