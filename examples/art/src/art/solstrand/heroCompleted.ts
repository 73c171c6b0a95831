import { circle, group, path, round } from '../drawing/element.ts';
import { type Random, randomOf } from '../drawing/random.ts';
import { crowd } from '../motifs/crowd.ts';
import { bunting } from './bunting.ts';
import { inks } from './inks.ts';
import { sea } from './sea.ts';
import { sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { sunDisc, sunRays, sunRoad } from './sunDisc.ts';

const colors = [inks.orange, inks.sea, inks.coral, inks.sun, inks.lagoon, inks.paper] as const;

/** Confetti: squares, streamers and discs, thicker towards the top. */
function confetti(random: Random, width: number, bottom: number, count: number): string {
  const pieces = Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, width), bottom * random.next() ** 1.5];
    const [size, turn, fill] = [random.between(10, 24), random.whole(0, 180), random.pick(colors)];
    const at = { transform: `translate(${round(x)} ${round(y)}) rotate(${turn})` };
    const kind = random.next();
    if (kind < 0.45)
      return path(`M${-size} ${round(-size * 0.35)}h${round(size * 2)}v${round(size * 0.7)}h${round(-size * 2)}Z`, {
        fill,
        ...at,
      });
    if (kind < 0.75) return circle(x, y, size * 0.5, { fill });
    return path(`M0 0q${round(size)} ${round(-size)} ${round(size * 1.6)} 0t${round(size * 1.6)} 0`, {
      fill: 'none',
      stroke: fill,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      ...at,
    });
  });
  return group(pieces);
}

/** For a completed order: confetti over the sea. */
export function heroCompleted(): string {
  const random = randomOf('solstrand completed');
  const [width, height, horizon] = [1920, 1080, 650];
  return sheet(width, height, [
    sky(width, horizon + 10, inks.blush),
    sunRays(960, 560, 0, 1500, 30, inks.dawn, 0.5),
    sunDisc({ x: 960, y: 520, r: 280 }),
    sea(random, width, horizon, height),
    sunRoad(random, 960, horizon + 12, 900, 380, inks.orange),
    bunting([-40, 60], [760, 40], 170, 15, colors, inks.ink),
    bunting([760, 40], [1960, 90], 210, 20, colors, inks.ink),
    confetti(random, width, 860, 210),
    crowd(random, width, 905, 60, inks.lagoon),
    crowd(random, width, 985, 88, inks.ink),
  ]);
}
