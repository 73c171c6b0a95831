import { circle, group } from '../drawing/element.ts';
import type { Random } from '../drawing/random.ts';
import { night } from './night.ts';
import { glow } from './nightSheet.ts';

type Cloud = {
  count: number;
  x: readonly [number, number];
  y: readonly [number, number];
  color?: string;
  size?: number;
};

/** Spores in the air: most are points, a few are near enough to light their surroundings. */
export function spores(random: Random, { count, x, y, color = night.lime, size = 1 }: Cloud): string {
  const points: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [px, py] = [random.between(...x), random.between(...y)];
    const near = random.next() ** 7;
    const r = (1.2 + near * 8) * size;
    if (near > 0.12) points.push(glow(px, py, r * 7, color, 0.5));
    points.push(circle(px, py, r, { fill: color, opacity: 0.45 + near * 0.55 }));
  }
  return group(points);
}

/** Stars: fixed, cold and small. */
export function stars(random: Random, width: number, height: number, count: number): string {
  const points = Array.from({ length: count }, () =>
    circle(random.between(0, width), height * random.next() ** 1.4, random.between(0.8, 2.2), {
      opacity: random.between(0.3, 0.95).toFixed(2),
    }),
  );
  return group(points, { fill: night.bone });
}
