import { circle, path, round } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { crowd } from '../motifs/crowd.ts';
import { moon } from './moon.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { floor, mist, trunks } from './trunks.ts';

/** For a completed order: the whole forest glows. */
export function heroCompleted(): string {
  const random = randomOf('nachtwoud completed');
  const [width, height, x, y] = [1920, 1080, 960, 470];
  const rays = Array.from({ length: 120 }, (_, index) => {
    const angle = (index / 120) * Math.PI * 2 + random.between(-0.012, 0.012);
    const [from, to] = [285 + random.between(0, 24), 330 + 620 * random.next() ** 2.6 + (index % 6 === 0 ? 140 : 0)];
    return `M${round(x + Math.cos(angle) * from)} ${round(y + Math.sin(angle) * from)}L${round(x + Math.cos(angle) * to)} ${round(y + Math.sin(angle) * to)}`;
  });
  const risen = Array.from({ length: 420 }, (_, index) => {
    const angle = index * 2.399963;
    const radius = 300 + 34 * Math.sqrt(index);
    const near = random.next() ** 3;
    const color = index % 4 === 0 ? night.violet : index % 9 === 0 ? night.bone : night.lime;
    return circle(x + Math.cos(angle) * radius * 1.08, y + Math.sin(angle) * radius, 1.6 + near * 7, {
      fill: color,
      opacity: (0.35 + near * 0.6).toFixed(2),
    });
  });
  return nightSheet(width, height, [
    stars(random, width, height, 120),
    glow(x, y, 1150, night.dusk, 0.7),
    glow(x, y, 700, night.lime, 0.42),
    luminous([
      path(rays.filter((_, index) => index % 3 !== 0).join(''), { stroke: night.lime, 'stroke-width': 2.4 }),
      path(rays.filter((_, index) => index % 3 === 0).join(''), { stroke: night.violet, 'stroke-width': 2.4 }),
    ]),
    moon({ x, y, r: 262, seed: 'completed', halo: 0.2 }),
    luminous(circle(x, y, 284, { fill: 'none', stroke: night.lime, 'stroke-width': 6 }), 'wide'),
    ...risen,
    trunks(random, width, {
      count: 26,
      thick: [18, 52],
      bottom: 960,
      bark: night.black,
      rim: '#9fd04a',
      lightX: x,
      gap: [560, 1360],
    }),
    mist(width, 900, 240, '#8fc35a', 0.3),
    floor(width, 850, height),
    crowd(random, width, 905, 46, '#0f261f'),
    crowd(random, width, 985, 76, night.void),
    spores(random, { count: 60, x: [0, width], y: [500, 1050], size: 1.3 }),
  ]);
}
