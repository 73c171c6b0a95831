import { circle, curve, group, type Point, path, rect } from '../drawing/element.ts';
import { noiseOf } from '../drawing/noiseOf.ts';
import { randomOf } from '../drawing/random.ts';
import { clothing } from './clothing.ts';
import { emblem } from './emblem.ts';
import { lettering } from './lettering.ts';
import { moon } from './moon.ts';
import { moth } from './moth.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores } from './spores.ts';
import { terrain } from './terrain.ts';
import { trunks } from './trunks.ts';

const [width, height] = [1200, 900];

/** The background of merchandise: a map, a light behind the item, and a few spores in the foreground. */
function shown(seed: string, light: string, thing: string): string {
  const random = randomOf(seed);
  return nightSheet(
    width,
    height,
    [
      terrain({ seed, x: 0, y: 0, width, height, scale: 420, levels: 16, stroke: night.raised, strong: night.far }),
      glow(600, 440, 620, light, 0.3),
      thing,
      spores(random, { count: 34, x: [60, 1140], y: [60, 860], color: light }),
    ],
    0.8,
  );
}

/** The rings of a tree as a print. */
function rings(color: string): string {
  const noise = noiseOf('nachtwoud print');
  const lines = Array.from({ length: 9 }, (_, index) => {
    const points = Array.from({ length: 40 }, (_, step): Point => {
      const angle = (step / 40) * Math.PI * 2;
      const r = (8 + index * 11) * (1 + 0.2 * noise(Math.cos(angle) + 4, Math.sin(angle)));
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
    return path(curve(points, true), { fill: 'none', stroke: color, 'stroke-width': index % 3 ? 2.4 : 4.4 });
  });
  return lines.join('');
}

const tee = (): string =>
  shown(
    'nachtwoud tee',
    night.lime,
    clothing('tee', {
      x: 600,
      y: 455,
      scale: 1.34,
      print: group(moth('none', night.lime, night.violet, 5), { transform: 'scale(0.44)' }),
    }),
  );

const hoodie = (): string =>
  shown(
    'nachtwoud hoodie',
    night.violet,
    clothing('hoodie', {
      x: 600,
      y: 470,
      scale: 1.28,
      cloth: ['#2b2450', '#120f24'],
      rim: night.violet,
      print: emblem('print', night.lime, '#1d1838'),
    }),
  );

const cap = (): string =>
  shown(
    'nachtwoud cap',
    night.lime,
    clothing('cap', {
      x: 560,
      y: 480,
      scale: 1.4,
      turn: -5,
      rim: night.lime,
      print: emblem('print', night.bone, '#14291f'),
    }),
  );

const tote = (): string =>
  shown(
    'nachtwoud tote',
    night.amber,
    clothing('tote', {
      x: 600,
      y: 460,
      scale: 1.3,
      turn: 3,
      cloth: ['#e9e6d8', '#b9bda9'],
      rim: night.bone,
      print: group(moth('none', night.black, '#5b4a9c', 5), { transform: 'scale(0.48)' }),
    }),
  );

const bottle = (): string =>
  shown(
    'nachtwoud bottle',
    night.violet,
    clothing('bottle', {
      x: 600,
      y: 455,
      scale: 1.3,
      turn: -8,
      cloth: ['#27483d', '#08130f'],
      rim: night.pale,
      print: rings(night.lime),
    }),
  );

/** A print of the moon behind the forest, glowing. */
function poster(): string {
  const random = randomOf('nachtwoud poster');
  const page = [
    glow(0, 0, 560, night.pale, 0.25),
    rect(-250, -345, 500, 690, { fill: '#0b1a16', stroke: night.pale, 'stroke-width': 4 }),
    moon({ x: 0, y: -90, r: 150, seed: 'poster', halo: 0.25 }),
    trunks(random, 460, {
      count: 13,
      thick: [5, 18],
      from: -232,
      to: 232,
      top: -320,
      bottom: 190,
      bark: '#0f2720',
      rim: night.lime,
      lightX: 0,
    }),
    luminous(path('M-232 190H232', { stroke: night.lime, 'stroke-width': 3 })),
    path(lettering.wordPath('nachtwoud', 0, 262, 58, -0.02), { fill: night.bone }),
    circle(0, 302, 6, { fill: night.lime }),
  ];
  return shown('nachtwoud poster', night.pale, group(page, { transform: 'translate(600 450) scale(1.18)' }));
}

export const productMerchandise = { tee, hoodie, cap, tote, bottle, poster };
