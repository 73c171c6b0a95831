import { rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { crowd } from '../motifs/crowd.ts';
import { beam } from './beam.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { floor, mist, trunks } from './trunks.ts';

/** Light between the trunks: the stage is in the clearing. */
export function heroFestival(): string {
  const random = randomOf('nachtwoud festival');
  const [width, height, x, y] = [1920, 1080, 1060, 780];
  const fan = Array.from({ length: 17 }, (_, index) => {
    const degrees = -72 + index * 9;
    return beam(x + (index - 8) * 34, y, degrees, 1150, 120, index % 3 === 1 ? night.violet : night.lime, 0.55);
  });
  const columns = Array.from({ length: 13 }, (_, index) => {
    const tall = 110 + 300 * Math.exp(-(((index - 6) / 3.4) ** 2)) + (index % 2) * 60;
    return rect(x - 390 + index * 64, y - tall, 10, tall, { fill: index % 3 === 1 ? night.violet : night.lime, rx: 5 });
  });
  return nightSheet(width, height, [
    stars(random, width, 420, 90),
    glow(x, y, 1000, night.dusk, 0.7),
    ...fan,
    glow(x, y, 620, night.lime, 0.5),
    trunks(random, width, { count: 36, thick: [10, 24], bottom: 800, bark: '#12302a', rim: '#88b64a', lightX: x }),
    mist(width, 770, 260, '#9ccf6a', 0.35),
    luminous(columns, 'wide'),
    floor(width, 760, height),
    crowd(random, width, 840, 34, '#17352d'),
    crowd(random, width, 898, 48, '#0e231d'),
    trunks(random, width, {
      count: 7,
      thick: [50, 96],
      bottom: 1120,
      bark: night.void,
      rim: night.lime,
      lightX: x,
      gap: [560, 1560],
    }),
    crowd(random, width, 985, 78, night.void),
    spores(random, { count: 110, x: [200, 1900], y: [160, 900] }),
  ]);
}
