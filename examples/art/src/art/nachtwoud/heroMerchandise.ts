import { group } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { moon } from './moon.ts';
import { moth } from './moth.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { terrain } from './terrain.ts';
import { mist, trunks } from './trunks.ts';

/** The moth of the merchandise, in front of its moon. */
export function heroMerchandise(): string {
  const random = randomOf('nachtwoud merchandise');
  const [width, height] = [1920, 1080];
  return nightSheet(
    width,
    height,
    [
      terrain({
        seed: 'moth map',
        x: 0,
        y: 0,
        width,
        height,
        scale: 560,
        levels: 18,
        stroke: night.raised,
        strong: night.far,
      }),
      stars(random, width, height, 90),
      glow(1140, 520, 1000, night.dusk, 0.55),
      moon({ x: 1140, y: 500, r: 330, seed: 'moth', halo: 0.3 }),
      trunks(random, width, {
        count: 15,
        thick: [16, 46],
        bottom: 1160,
        bark: '#0f2720',
        rim: '#5e8f7c',
        lightX: 1140,
        gap: [540, 1740],
      }),
      group(luminous(group(moth(night.black, night.lime, night.violet, 3.4), { transform: 'scale(2.05)' })), {
        transform: 'translate(1140 545)',
      }),
      mist(width, 1000, 300, night.mist, 0.45),
      spores(random, { count: 110, x: [300, 1900], y: [80, 1040] }),
    ],
    0.8,
  );
}
