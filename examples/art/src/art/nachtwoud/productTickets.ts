import { circle, element, group, path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { beam } from './beam.ts';
import { lanternTent } from './lanternTent.ts';
import { lettering } from './lettering.ts';
import { crescent, moon } from './moon.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { terrain } from './terrain.ts';
import { floor, mist, trunks } from './trunks.ts';

const [width, height] = [1200, 900];

/** Both nights: two moons, and their intersection. */
function weekend(): string {
  const random = randomOf('nachtwoud weekend');
  const shared =
    element('clipPath', { id: 'left' }, circle(470, 390, 230)) +
    group(circle(760, 390, 230, { fill: night.lime }), { 'clip-path': 'url(#left)' });
  return nightSheet(width, height, [
    stars(random, width, 600, 120),
    glow(470, 390, 620, night.violet, 0.4),
    moon({ x: 760, y: 390, r: 230, seed: 'weekend two', halo: 0.35 }),
    moon({
      x: 470,
      y: 390,
      r: 230,
      seed: 'weekend one',
      face: night.violet,
      line: '#8a6fd8',
      light: night.violet,
      halo: 0.2,
    }),
    luminous(shared),
    trunks(random, width, { count: 30, thick: [8, 18], bottom: 720, bark: '#1c4036' }),
    mist(width, 690, 320, night.haze, 0.5),
    floor(width, 680, height),
    trunks(random, width, {
      count: 8,
      thick: [30, 60],
      bottom: 860,
      bark: night.void,
      rim: night.pale,
      lightX: 620,
      gap: [230, 1000],
    }),
    spores(random, { count: 70, x: [0, width], y: [300, 880] }),
  ]);
}

type Night = { number: string; light: string; sky: (random: ReturnType<typeof randomOf>) => string };

/** One night: its moon in its phase, its number as a light among the trunks. */
function oneNight(seed: string, { number, light, sky }: Night): string {
  const random = randomOf(seed);
  const sign = lettering.wordPath(number, 830, 700, 430);
  return nightSheet(width, height, [
    stars(random, width, 560, 110),
    sky(random),
    trunks(random, width, { count: 28, thick: [8, 18], bottom: 720, bark: '#22493d', gap: [640, 1020] }),
    mist(width, 700, 360, night.haze, 0.45),
    glow(830, 540, 460, light, 0.34),
    floor(width, 700, height),
    terrain({
      seed,
      x: 0,
      y: 740,
      width,
      height: 160,
      scale: 320,
      tilt: 0.22,
      levels: 9,
      stroke: night.mist,
      strong: light,
      opacity: 0.5,
    }),
    // The letter's outlines overlap: a dark inside covers the inner half of the glow.
    luminous(path(sign, { fill: light, stroke: light, 'stroke-width': 16, 'stroke-linejoin': 'round' }), 'wide'),
    path(sign, { fill: '#0b1d17', stroke: night.bone, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    path(sign, { fill: '#0b1d17' }),
    trunks(random, width, {
      count: 6,
      thick: [36, 70],
      bottom: 900,
      bark: night.void,
      rim: light,
      lightX: 830,
      gap: [200, 1090],
    }),
    spores(random, { count: 60, x: [0, width], y: [260, 880], color: light }),
  ]);
}

/** The first night: a crescent moon. */
const friday = (): string =>
  oneNight('nachtwoud friday', {
    number: '1',
    light: night.lime,
    sky: () => glow(360, 330, 500, night.pale, 0.4) + luminous(crescent(330, 330, 190, 0.18, 24, night.bone)),
  });

/** The second night: a full moon. */
const saturday = (): string =>
  oneNight('nachtwoud saturday', {
    number: '2',
    light: night.violet,
    sky: () => moon({ x: 340, y: 330, r: 200, seed: 'saturday', halo: 0.5 }),
  });

/** The morning after: the last light of the night, before the first light of the day. */
const sunday = (): string =>
  oneNight('nachtwoud sunday', {
    number: '3',
    light: night.amber,
    sky: () =>
      glow(340, 640, 720, night.amber, 0.55) +
      glow(340, 640, 360, '#ff9f7a', 0.5) +
      luminous(crescent(340, 300, 120, 0.06, 200, night.pale)),
  });

/** Tents as lanterns. */
function camping(): string {
  const random = randomOf('nachtwoud camping');
  return nightSheet(width, height, [
    stars(random, width, 620, 190),
    luminous(crescent(930, 190, 76, 0.14, 30, night.bone)),
    terrain({
      seed: 'camping hills',
      x: 0,
      y: 300,
      width,
      height: 300,
      scale: 420,
      tilt: 0.42,
      levels: 13,
      stroke: night.mist,
      strong: night.haze,
      opacity: 0.5,
    }),
    trunks(random, width, { count: 30, thick: [8, 20], bottom: 650, bark: '#15352c' }),
    mist(width, 630, 280, night.mist, 0.6),
    floor(width, 640, height),
    lanternTent(210, 690, 130, night.violet),
    lanternTent(960, 680, 140, night.lime),
    lanternTent(420, 740, 160, '#ffb27a'),
    lanternTent(720, 800, 260, night.amber),
    trunks(random, width, {
      count: 4,
      thick: [50, 90],
      bottom: 950,
      bark: night.void,
      rim: '#8a703c',
      lightX: 640,
      gap: [130, 1090],
    }),
    spores(random, { count: 50, x: [0, width], y: [420, 860], color: night.amber }),
  ]);
}

/** A glowing ring in the clearing: the secret place. */
function vip(): string {
  const random = randomOf('nachtwoud vip');
  const ring = (r: number, weight: number, color: string) =>
    element('ellipse', { cx: 600, cy: 390, rx: r, ry: r * 0.3, fill: 'none', stroke: color, 'stroke-width': weight });
  const beams = [-16, -8, 0, 8, 16].map((degrees) =>
    beam(600 + degrees * 18, 690, degrees, 620, 90, night.violet, 0.5),
  );
  return nightSheet(width, height, [
    stars(random, width, 500, 90),
    glow(600, 420, 700, night.dusk, 0.8),
    trunks(random, width, { count: 34, thick: [8, 20], bottom: 720, bark: '#1a3a30', gap: [330, 870] }),
    ...beams,
    mist(width, 700, 300, night.violet, 0.28),
    floor(width, 680, height),
    path('M240 60L300 380M960 60L900 380M470 -20L480 300M730 -20L720 300', {
      stroke: night.haze,
      'stroke-width': 2,
      opacity: 0.6,
    }),
    luminous([ring(330, 14, night.lime), ring(250, 5, night.violet)], 'wide'),
    ring(330, 4, night.bone),
    element('ellipse', { cx: 600, cy: 742, rx: 300, ry: 62, fill: '#1a332b' }) +
      element('ellipse', { cx: 600, cy: 734, rx: 300, ry: 60, fill: '#234238', stroke: night.lime, 'stroke-width': 3 }),
    group(
      [
        rect(520, 650, 52, 80, { rx: 6 }),
        rect(628, 650, 52, 80, { rx: 6 }),
        circle(546, 640, 22),
        circle(654, 640, 22),
      ],
      { fill: night.void },
    ),
    path('M586 726l6 -46h16l6 46Z', { fill: night.void }) + luminous(circle(600, 668, 9, { fill: night.amber })),
    trunks(random, width, {
      count: 4,
      thick: [50, 90],
      bottom: 950,
      bark: night.void,
      rim: night.violet,
      lightX: 600,
      gap: [150, 1060],
    }),
    spores(random, { count: 60, x: [120, 1080], y: [180, 760] }),
  ]);
}

export const productTickets = { weekend, friday, saturday, sunday, camping, vip };
