import { circle } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import { randomOf } from '../drawing/random.ts';
import { inks } from './inks.ts';
import { sea } from './sea.ts';
import { inside, overprint, sheet } from './sheet.ts';
import { sunRays } from './sunDisc.ts';

/** A sun for members: ring within ring, and rays to the edge of the sheet. */
export function heroMembership(): string {
  const random = randomOf('solstrand membership');
  const [width, height] = [1920, 1080];
  const [x, y] = [1160, 520];
  const rings: [number, string][] = [
    [400, inks.paper],
    [370, inks.orange],
    [318, inks.paper],
    [296, inks.coral],
    [236, inks.sun],
    [176, inks.paper],
    [156, inks.sea],
    [108, inks.foam],
    [58, inks.orange],
  ];
  const shade = halftone(
    { x: x - 400, y, width: 800, height: 400 },
    19,
    24,
    (_, dotY) => ((dotY - y) / 400) * 0.6,
    inks.coral,
  );
  return sheet(width, height, [
    circle(x, y, 1500, { fill: inks.sun }),
    sunRays(x, y, 380, 1700, 36, inks.orange, 0.5),
    overprint(sunRays(x, y, 380, 1700, 12, inks.pink, 0.17)),
    ...rings.map(([r, fill]) => circle(x, y, r, { fill })),
    overprint(inside('rings', circle(x, y, 400), shade)),
    circle(x, y, 400, { fill: 'none', stroke: inks.ink, 'stroke-width': 8 }),
    sea(random, width, 860, height + 120),
  ]);
}
