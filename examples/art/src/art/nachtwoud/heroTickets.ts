import { circle, element, group, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { moon } from './moon.ts';
import { night } from './night.ts';
import { fade, glow, luminous, nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { mist } from './trunks.ts';

/** Two nights: two moons, and below them the trunks, which look like the bar code of a ticket. */
export function heroTickets(): string {
  const random = randomOf('nachtwoud tickets');
  const [width, height] = [1920, 1080];
  const bars: string[] = [];
  for (let x = -10; x < width; ) {
    const w = random.pick([5, 5, 9, 9, 16, 26, 42]);
    const nearest = Math.min(Math.abs(x - 790), Math.abs(x - 1290));
    const top = 560 + random.between(0, 130) + (nearest < 260 ? 70 : 0);
    bars.push(rect(x, top, w, height - top, { fill: 'url(#bar)' }));
    x += w + random.pick([8, 12, 18, 26]);
  }
  const between =
    element('clipPath', { id: 'first' }, circle(790, 420, 290)) +
    group(circle(1230, 420, 290, { fill: night.lime, opacity: 0.9 }), { 'clip-path': 'url(#first)' });
  return nightSheet(width, height, [
    fade('bar', [0, night.lime, 0.95], [0.2, '#4f7d3a', 0.95], [0.75, night.raised, 1], [1, night.black, 1]),
    stars(random, width, 620, 130),
    glow(790, 420, 820, night.violet, 0.4),
    moon({ x: 1230, y: 420, r: 290, seed: 'second', halo: 0.4 }),
    moon({
      x: 790,
      y: 420,
      r: 290,
      seed: 'first',
      face: night.violet,
      line: '#8a6fd8',
      light: night.violet,
      halo: 0.2,
    }),
    luminous(between),
    mist(width, 640, 320, night.mist, 0.7),
    ...bars,
    mist(width, 900, 260, night.ground, 0.5),
    spores(random, { count: 100, x: [0, width], y: [420, 1060] }),
  ]);
}
