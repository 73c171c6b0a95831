import { path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { moon } from './moon.ts';
import { night } from './night.ts';
import { nightCoach } from './nightCoach.ts';
import { nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { terrain } from './terrain.ts';
import { floor, mist, trunks } from './trunks.ts';

/**
 * The coach in the forest with its headlights on: right of a page's title, and completely visible in the crop for wide
 * screens.
 */
export function heroTransportation(): string {
  const random = randomOf('nachtwoud transportation');
  const [width, height] = [1920, 1080];
  return nightSheet(width, height, [
    stars(random, width, 520, 140),
    moon({ x: 940, y: 330, r: 140, seed: 'road', halo: 0.5 }),
    trunks(random, width, { count: 60, thick: [6, 16], bottom: 650, bark: '#356a55' }),
    mist(width, 590, 460, night.haze, 0.6),
    trunks(random, width, { count: 24, thick: [18, 34], bottom: 670, bark: '#1b4337', rim: '#6fa08c', lightX: 940 }),
    mist(width, 650, 300, night.haze, 0.5),
    floor(width, 640, height),
    rect(0, 694, width, 6, { fill: night.haze, opacity: 0.5 }),
    nightCoach(1090, 698, 0.96, night.violet),
    path('M0 770H1920', { stroke: night.pale, 'stroke-width': 5, 'stroke-dasharray': '90 110', opacity: 0.5 }),
    terrain({
      seed: 'road floor',
      x: 0,
      y: 810,
      width,
      height: 270,
      scale: 420,
      tilt: 0.2,
      levels: 9,
      stroke: night.mist,
      strong: night.lime,
      opacity: 0.45,
    }),
    spores(random, { count: 90, x: [1500, 1920], y: [420, 760] }),
    trunks(random, width, {
      count: 6,
      thick: [70, 120],
      bottom: 1140,
      bark: night.void,
      rim: '#54806f',
      lightX: 940,
      gap: [860, 1900],
    }),
    spores(random, { count: 40, x: [0, width], y: [300, 1040] }),
  ]);
}
