import { path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { moon } from './moon.ts';
import { night } from './night.ts';
import { nightCoach } from './nightCoach.ts';
import { nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { terrain } from './terrain.ts';
import { floor, mist, trunks } from './trunks.ts';

/** The coach through the wood, its lamps ahead of it. */
export function heroTransportation(): string {
  const random = randomOf('nachtwoud transportation');
  const [width, height] = [1920, 1080];
  return nightSheet(width, height, [
    stars(random, width, 520, 140),
    moon({ x: 1480, y: 250, r: 140, seed: 'road', halo: 0.5 }),
    trunks(random, width, { count: 60, thick: [6, 16], bottom: 800, bark: '#28503f' }),
    mist(width, 740, 420, night.haze, 0.42),
    trunks(random, width, { count: 24, thick: [18, 34], bottom: 820, bark: '#15352c', rim: '#6fa08c', lightX: 1480 }),
    mist(width, 800, 260, night.mist, 0.55),
    floor(width, 770, height),
    rect(0, 846, width, 6, { fill: night.haze, opacity: 0.5 }),
    nightCoach(560, 850, 1.06, night.violet),
    path('M0 930H1920', { stroke: night.pale, 'stroke-width': 5, 'stroke-dasharray': '90 110', opacity: 0.5 }),
    terrain({
      seed: 'road floor',
      x: 0,
      y: 960,
      width,
      height: 120,
      scale: 420,
      tilt: 0.2,
      levels: 9,
      stroke: night.mist,
      strong: night.lime,
      opacity: 0.45,
    }),
    spores(random, { count: 90, x: [1300, 1920], y: [560, 900] }),
    trunks(random, width, {
      count: 6,
      thick: [70, 120],
      bottom: 1140,
      bark: night.void,
      rim: '#54806f',
      lightX: 1480,
      gap: [440, 1500],
    }),
    spores(random, { count: 40, x: [0, width], y: [300, 1040] }),
  ]);
}
