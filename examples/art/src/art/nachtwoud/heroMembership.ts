import { circle, curve, type Point, path } from '../drawing/element.ts';
import { noiseOf } from '../drawing/noiseOf.ts';
import { randomOf } from '../drawing/random.ts';
import { night } from './night.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores } from './spores.ts';

/** The rings of a tree, one for each year of a membership; its centre glows. */
export function heroMembership(): string {
  const random = randomOf('nachtwoud membership');
  const noise = noiseOf('nachtwoud rings');
  const [width, height, x, y] = [1920, 1080, 1180, 530];
  const ring = (radius: number): string => {
    const points = Array.from({ length: 72 }, (_, index): Point => {
      const angle = (index / 72) * Math.PI * 2;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const wobble = 1 + 0.16 * noise(dx * 1.3 + 3, dy * 1.3) + 0.045 * noise(dx * 3.4 + radius / 160, dy * 3.4);
      return [x + dx * radius * wobble * 1.06, y + dy * radius * wobble];
    });
    return curve(points, true);
  };
  const rings: string[] = [];
  let radius = 26;
  for (let index = 0; radius < 1420; index += 1) {
    const share = Math.min(1, radius / 900);
    const stroke = share < 0.24 ? night.lime : share < 0.5 ? '#8fc35a' : share < 0.8 ? night.mist : '#2a4f6a';
    const strong = index % 5 === 0;
    const line = path(ring(radius), {
      fill: 'none',
      stroke: strong && share > 0.4 ? night.violet : stroke,
      'stroke-width': (strong ? 5 : 2.4) * (1 - share * 0.35),
      opacity: (1 - share * 0.62).toFixed(2),
    });
    rings.push(share < 0.34 ? luminous(line) : line);
    radius += random.between(9, 22) * (1 + share * 0.7);
  }
  return nightSheet(width, height, [
    glow(x, y, 1150, '#2d6a4e', 0.7),
    glow(x, y, 420, night.lime, 0.55),
    ...rings,
    luminous(circle(x, y, 15, { fill: night.bone }), 'wide'),
    spores(random, { count: 70, x: [100, 1850], y: [60, 1040] }),
  ]);
}
