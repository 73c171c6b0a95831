import { randomOf } from '../drawing/random.ts';
import { aFrame } from './aFrame.ts';
import { lanternTent } from './lanternTent.ts';
import { moon } from './moon.ts';
import { night } from './night.ts';
import { nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { terrain } from './terrain.ts';
import { floor, mist, trunks } from './trunks.ts';

/** A bed in the forest: lit windows between the trunks. */
export function heroTravel(): string {
  const random = randomOf('nachtwoud travel');
  const [width, height] = [1920, 1080];
  return nightSheet(width, height, [
    stars(random, width, 620, 220),
    moon({ x: 420, y: 260, r: 130, seed: 'travel', halo: 0.5 }),
    terrain({
      seed: 'travel hills',
      x: 0,
      y: 420,
      width,
      height: 320,
      scale: 520,
      tilt: 0.4,
      levels: 14,
      stroke: night.mist,
      strong: night.haze,
      opacity: 0.55,
    }),
    trunks(random, width, { count: 46, thick: [7, 18], bottom: 780, bark: '#1d3f35' }),
    mist(width, 740, 340, night.mist, 0.6),
    aFrame(700, 790, 190),
    trunks(random, width, {
      count: 18,
      thick: [18, 34],
      bottom: 830,
      bark: '#12302a',
      rim: '#a58a4c',
      lightX: 1180,
      gap: [960, 1400],
    }),
    mist(width, 830, 220, night.far, 0.6),
    floor(width, 790, height),
    aFrame(1180, 870, 360),
    lanternTent(1620, 880, 170, night.amber),
    lanternTent(330, 900, 150, night.violet),
    trunks(random, width, {
      count: 6,
      thick: [60, 120],
      bottom: 1130,
      bark: night.void,
      rim: '#7d6a3c',
      lightX: 1180,
      gap: [760, 1560],
    }),
    spores(random, { count: 80, x: [200, 1800], y: [520, 1040], color: night.amber }),
  ]);
}
