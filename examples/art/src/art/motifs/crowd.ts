import { circle, group, path, round } from '../drawing/element.ts';
import type { Random } from '../drawing/random.ts';

/** An arm in the air, bent a little, from a shoulder; `side` is -1 for the left one. */
function arm(x: number, y: number, size: number, side: number, lean: number): string {
  const from = `${round(x + side * size * 0.5)} ${round(y + size * 0.95)}`;
  const elbow = `${round(x + side * size * (0.72 + lean))} ${round(y + size * 0.1)}`;
  const hand = `${round(x + side * size * (0.5 + lean * 0.6))} ${round(y - size * 1.15)}`;
  return `M${from}Q${elbow} ${hand}`;
}

/** A row of people seen from behind, some with their arms up. `y` is the height of their heads. */
export function crowd(random: Random, width: number, y: number, size: number, fill: string): string {
  const bodies: string[] = [];
  const arms: string[] = [];
  for (let x = -size; x < width + size; x += size * random.between(1.05, 1.55)) {
    const scale = size * random.between(0.86, 1.12);
    const top = y + random.between(-0.32, 0.32) * size;
    const [left, right, foot] = [round(x - scale * 0.62), round(x + scale * 0.62), round(top + scale * 6)];
    const [shoulder, side] = [round(top + scale * 0.46), round(top + scale * 1.1)];
    bodies.push(circle(x, top, scale * 0.37));
    bodies.push(
      path(
        `M${left} ${foot}V${side}Q${left} ${shoulder} ${round(x)} ${shoulder}Q${right} ${shoulder} ${right} ${side}V${foot}Z`,
      ),
    );
    if (random.next() < 0.4) arms.push(arm(x, top, scale, -1, random.between(0, 0.4)));
    if (random.next() < 0.4) arms.push(arm(x, top, scale, 1, random.between(0, 0.4)));
  }
  const raised = path(arms.join(''), {
    fill: 'none',
    stroke: fill,
    'stroke-width': size * 0.25,
    'stroke-linecap': 'round',
  });
  return group(bodies, { fill }) + raised;
}
