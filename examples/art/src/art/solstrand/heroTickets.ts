import { circle, path } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { inks } from './inks.ts';
import { sea } from './sea.ts';
import { overprint, sheet } from './sheet.ts';
import { gulls, sky } from './sky.ts';
import { sunDisc, sunRoad } from './sunDisc.ts';

/** Three days: sunrise, noon and sunset; where two suns overlap, they overprint. */
export function heroTickets(): string {
  const random = randomOf('solstrand tickets');
  const [width, height, horizon] = [1920, 1080, 640];
  const arc = path('M-40 760A1180 1180 0 0 1 1960 760', {
    fill: 'none',
    stroke: inks.ink,
    'stroke-width': 5,
    'stroke-dasharray': '2 22',
    'stroke-linecap': 'round',
  });
  return sheet(width, height, [
    sky(width, horizon + 10, inks.paper, { x: 980, y: 760, reach: 1050, color: inks.sun, strength: 0.72 }),
    arc,
    overprint(circle(520, 500, 270, { fill: inks.sun })),
    overprint(circle(1400, 500, 270, { fill: inks.coral })),
    overprint(sunDisc({ x: 960, y: 400, r: 320, fill: inks.orange, shade: inks.coral })),
    gulls(random, 260, 210, 150, 5, inks.ink),
    gulls(random, 1640, 190, 140, 4, inks.ink),
    sea(random, width, horizon, height),
    sunRoad(random, 520, horizon + 12, 880, 260, inks.sun),
    sunRoad(random, 960, horizon + 12, 1000, 340, inks.orange),
    sunRoad(random, 1400, horizon + 12, 880, 260, inks.coral),
  ]);
}
