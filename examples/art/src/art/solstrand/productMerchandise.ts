import { circle, group, path, rect } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import { clothing } from './clothing.ts';
import { emblem } from './emblem.ts';
import { inks } from './inks.ts';
import { lettering } from './lettering.ts';
import { inside, overprint, sheet } from './sheet.ts';
import { sunBars, sunDisc, sunRays } from './sunDisc.ts';

const [width, height] = [1200, 900];

/** The background of merchandise: one ink, a large disc, dots at its foot. */
function ground(base: string, disc: string, dots: string): string {
  const tone = (_: number, y: number) => Math.max(0, (y - 430) / 470) ** 1.3 * 0.75;
  return [
    rect(0, 0, width, height, { fill: base }),
    circle(600, 450, 380, { fill: disc }),
    overprint(halftone({ x: 0, y: 430, width, height: 470 }, 30, 30, tone, dots)),
  ].join('');
}

const tee = (): string =>
  sheet(width, height, [
    ground(inks.foam, inks.lagoon, inks.lagoon),
    clothing('tee', {
      x: 600,
      y: 450,
      scale: 1.32,
      turn: -4,
      cloth: inks.paper,
      print: emblem('e', inks.orange, inks.sea, inks.paper),
    }),
  ]);

const hoodie = (): string =>
  sheet(width, height, [
    ground(inks.blush, inks.coral, inks.coral),
    clothing('hoodie', {
      x: 600,
      y: 470,
      scale: 1.28,
      turn: 3,
      cloth: inks.sea,
      print: emblem('e', inks.sun, inks.coral, inks.sea),
    }),
  ]);

const cap = (): string =>
  sheet(width, height, [
    ground(inks.sun, inks.orange, inks.orange),
    clothing('cap', {
      x: 560,
      y: 470,
      scale: 1.36,
      turn: -6,
      cloth: inks.paper,
      print: emblem('e', inks.coral, inks.ink, inks.paper),
    }),
  ]);

const tote = (): string =>
  sheet(width, height, [
    ground(inks.pink, inks.paper, inks.coral),
    clothing('tote', {
      x: 600,
      y: 455,
      scale: 1.3,
      turn: 4,
      cloth: inks.sun,
      lining: inks.orange,
      print: group([
        sunRays(0, 0, 72, 118, 16, inks.coral, 0.42),
        circle(0, 0, 58, { fill: inks.ink }),
        group(emblem('e', inks.coral, inks.sun, inks.ink), { transform: 'scale(0.5)' }),
      ]),
    }),
  ]);

const bottle = (): string =>
  sheet(width, height, [
    ground(inks.dawn, inks.foam, inks.orange),
    clothing('bottle', {
      x: 600,
      y: 455,
      scale: 1.28,
      turn: 9,
      cloth: inks.coral,
      lining: inks.ink,
      print: emblem('e', inks.sun, inks.paper, inks.coral),
    }),
  ]);

/** A print of the festival's sun, pinned to a wall. */
function poster(): string {
  const sun = { x: 0, y: -90, r: 160 };
  const page = [
    rect(-250, -340, 500, 680, { fill: inks.ink, transform: 'translate(18 20)' }),
    rect(-250, -340, 500, 680, { fill: inks.paper, stroke: inks.ink, 'stroke-width': 8 }),
    inside('page', rect(-218, -308, 436, 480), [
      rect(-218, -308, 436, 480, { fill: inks.dawn }),
      sunRays(sun.x, sun.y, 180, 600, 22, inks.sun, 0.5),
      sunDisc({ ...sun, id: 'poster-sun' }),
      sunBars({ ...sun, id: 'poster-bars' }, 40, inks.dawn, 4),
      path('M-230 40q30 -18 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V200H-230Z', { fill: inks.lagoon }),
      path('M-250 84q40 -22 80 0t80 0t80 0t80 0t80 0t80 0t80 0V200H-250Z', { fill: inks.sea }),
      path('M-240 130q50 -24 100 0t100 0t100 0t100 0t100 0V200H-240Z', { fill: inks.ink }),
    ]),
    path(lettering.wordPath('Solstrand', 0, 262, 88, -0.02), { fill: inks.ink }),
    rect(-218, 288, 436, 10, { fill: inks.coral }),
    circle(-222, -312, 9, { fill: inks.coral, stroke: inks.ink, 'stroke-width': 4 }),
    circle(222, -312, 9, { fill: inks.coral, stroke: inks.ink, 'stroke-width': 4 }),
  ];
  return sheet(width, height, [
    ground(inks.lagoon, inks.sea, inks.sea),
    group(page, { transform: 'translate(600 450) rotate(-3) scale(1.16)' }),
  ]);
}

export const productMerchandise = { tee, hoodie, cap, tote, bottle, poster };
