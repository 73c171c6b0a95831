import { circle, element, group, path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { clockMarks, coins, treats } from '../motifs/treats.ts';
import { lettering } from './lettering.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores } from './spores.ts';

const [width, height] = [1200, 900];
const rim = (stroke: string) =>
  ({ stroke, 'stroke-width': 5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) as const;
const line = (stroke: string) => ({ ...rim(stroke), fill: 'none' }) as const;

/** A light in the dark, and the thing in front of it. Few shapes, so that the file is small. */
const shown = (name: string, light: string, thing: readonly string[]): string =>
  nightSheet(
    width,
    height,
    [
      glow(600, 450, 620, light, 0.4),
      ...thing,
      spores(randomOf(`nachtwoud ${name}`), { count: 26, x: [60, 1140], y: [60, 860], color: light }),
    ],
    0.8,
  );

/** A fried egg on a plate, and coffee. */
const breakfast = (): string =>
  shown('breakfast', night.amber, [
    circle(440, 500, 268, { fill: night.raised, ...rim(night.pale) }),
    circle(440, 500, 206, { fill: night.ground, ...rim(night.mist) }),
    group([path(treats.egg, { fill: night.bone }), luminous(circle(-14, -6, 62, { fill: night.amber }), 'wide')], {
      transform: 'translate(440 500)',
    }),
    group(
      [
        path(treats.handle, { ...line(night.violet), 'stroke-width': 14 }),
        path(treats.cup, { fill: night.dusk, ...rim(night.violet) }),
        element('ellipse', { cx: 0, cy: -100, rx: 110, ry: 26, fill: night.void, ...rim(night.violet) }),
        luminous(path(treats.steam, { ...line(night.pale), 'stroke-width': 6 })),
      ],
      { transform: 'translate(870 560)' },
    ),
  ]);

/** A folded-out towel with stripes of light. */
const towel = (): string =>
  shown('towel', night.violet, [
    group(
      [
        rect(-215, -310, 430, 620, { fill: night.dusk, ...rim(night.violet), rx: 10 }),
        ...[-236, -186, 150, 206].map((y) => luminous(rect(-215, y, 430, 24, { fill: night.lime }))),
        path(
          Array.from({ length: 15 }, (_, index) => `M${-203 + index * 29} 312v34M${-203 + index * 29} -312v-34`).join(
            '',
          ),
          { ...line(night.violet), 'stroke-width': 8 },
        ),
      ],
      { transform: 'translate(600 450) rotate(-9)' },
    ),
  ]);

/** A bottle with its label, and a glass with a slice of lemon. */
const gin = (): string =>
  shown('gin', night.lime, [
    group(
      [
        path(treats.cork, { fill: night.mist, ...rim(night.pale) }),
        path(treats.bottle, { fill: night.raised, ...rim(night.lime) }),
        rect(-92, 6, 184, 200, { fill: night.bone }),
        path(lettering.wordPath('GIN', 0, 130, 66), { fill: night.black }),
      ],
      { transform: 'translate(510 470)' },
    ),
    group(
      [
        path(treats.glass, { fill: night.ground, ...rim(night.pale) }),
        path(treats.gin, { fill: night.lime, opacity: 0.45 }),
        luminous(circle(62, -124, 66, { fill: night.amber })),
        path('M62 -190V-58M-4 -124H128', line(night.black)),
      ],
      { transform: 'translate(810 610)' },
    ),
  ]);

/** A clock whose last hour before twelve glows. */
const early = (): string =>
  shown('early', night.lime, [
    group(
      [
        circle(0, 0, 290, { fill: night.black, ...rim(night.pale) }),
        luminous(path(treats.hour, { fill: night.lime }), 'wide'),
        path(clockMarks(), { ...line(night.pale), 'stroke-width': 9 }),
        path('M0 0L-84 -146M0 0V-206', { ...line(night.bone), 'stroke-width': 14 }),
        circle(0, 0, 18, { fill: night.bone }),
      ],
      { transform: 'translate(600 450)' },
    ),
  ]);

const tokens = (): string =>
  shown(
    'tokens',
    night.lime,
    coins.map(([x, y], index) => {
      const light = index % 2 ? night.violet : night.lime;
      return group(
        [
          circle(0, 0, 96, { fill: night.raised, ...rim(light) }),
          circle(0, 0, 70, { ...line(light), 'stroke-width': 3 }),
          path('M-40 -44H40L24 0Q14 16 0 16Q-14 16 -24 0ZM0 16V44M-26 44H26', { ...line(light), 'stroke-width': 6 }),
        ],
        { transform: `translate(${x} ${y - 40}) scale(0.9)` },
      );
    }),
  );

/** Two people in front of the moon, one with an arm around the other. */
const companion = (): string =>
  shown('companion', night.pale, [
    luminous(circle(600, 370, 290, { fill: night.pale }), 'wide'),
    group(
      [
        path(treats.pair, { fill: night.black }),
        ...treats.heads.map(({ x, y, r }) => circle(x, y, r, { fill: night.black })),
        luminous(path(treats.arm, { ...line(night.lime), 'stroke-width': 22 })),
      ],
      { transform: 'translate(640 480)' },
    ),
  ]);

export const productTreats = { breakfast, towel, gin, early, tokens, companion };
