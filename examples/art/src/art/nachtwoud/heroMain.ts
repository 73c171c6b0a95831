import { randomOf } from '../drawing/random.ts';
import { moon } from './moon.ts';
import { night } from './night.ts';
import { nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { terrain } from './terrain.ts';
import { floor, mist, trunks } from './trunks.ts';

/** The moon behind the forest, the motif of the festival. */
export function heroMain(): string {
  const random = randomOf('nachtwoud main');
  const [width, height] = [1920, 1080];
  const light = { x: 1210, y: 440 };
  return nightSheet(width, height, [
    stars(random, width, 620, 150),
    moon({ ...light, r: 300, seed: 'main', halo: 0.62 }),
    trunks(random, width, { count: 54, thick: [7, 16], bottom: 800, bark: '#2f5a4d' }),
    mist(width, 760, 420, night.haze, 0.5),
    trunks(random, width, {
      count: 26,
      thick: [16, 32],
      bottom: 860,
      bark: '#1c4036',
      rim: '#7fb39d',
      lightX: light.x,
    }),
    mist(width, 850, 320, night.mist, 0.6),
    floor(width, 780, height),
    terrain({
      seed: 'main floor',
      x: 0,
      y: 850,
      width,
      height: 230,
      scale: 420,
      tilt: 0.22,
      levels: 11,
      stroke: night.mist,
      strong: night.lime,
      opacity: 0.5,
    }),
    trunks(random, width, {
      count: 11,
      thick: [34, 62],
      bottom: 960,
      bark: night.ground,
      rim: night.pale,
      lightX: light.x,
      gap: [980, 1440],
    }),
    spores(random, { count: 130, x: [0, width], y: [300, 1060] }),
    trunks(random, width, {
      count: 5,
      thick: [90, 150],
      bottom: 1140,
      bark: night.void,
      rim: '#4f7566',
      lightX: light.x,
      gap: [620, 1560],
    }),
    spores(random, { count: 16, x: [300, 1700], y: [520, 1040], size: 1.9 }),
  ]);
}
