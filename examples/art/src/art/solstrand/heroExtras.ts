import { curve, type Point, path, rect } from '../drawing/element.ts';
import { halftone } from '../drawing/halftone.ts';
import { noiseOf } from '../drawing/noiseOf.ts';
import { ball } from './ball.ts';
import { inks } from './inks.ts';
import { parasol } from './parasol.ts';
import { overprint, sheet } from './sheet.ts';
import { surfboard } from './surfboard.ts';
import { towel } from './towel.ts';

/** The waterline, from the top edge to the right one. */
function waterline(offset: number, noise: (x: number, y: number) => number): string {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const share = index / 15;
    const x = 1120 + share * 860 - offset;
    return [x + noise(share * 5, offset / 90) * 40, -60 + share * share * 900 + share * 260 + offset * 0.8];
  });
  return `${curve(points)}L2000 -80Z`;
}

/** The beach from above, with everything for a day there. */
export function heroExtras(): string {
  const [width, height] = [1920, 1080];
  const noise = noiseOf('solstrand extras');
  const grains = halftone(
    { x: 0, y: 0, width, height },
    24,
    33,
    (x, y) => 0.1 + noise(x / 260, y / 260) * 0.24,
    inks.orange,
  );
  return sheet(width, height, [
    rect(0, 0, width, height, { fill: inks.sand }),
    overprint(grains),
    path(waterline(90, noise), { fill: inks.paper }),
    path(waterline(48, noise), { fill: inks.foam }),
    path(waterline(0, noise), { fill: inks.lagoon }),
    path(waterline(-70, noise), { fill: inks.paper }),
    path(waterline(-92, noise), { fill: inks.lagoon }),
    path(waterline(-190, noise), { fill: inks.sea }),
    towel(470, 300, 150, 300, 14, inks.coral, inks.paper),
    towel(660, 340, 150, 300, 8, inks.sun, inks.coral),
    towel(1240, 800, 160, 320, -24, inks.sea, inks.foam),
    towel(170, 760, 150, 300, -16, inks.lagoon, inks.paper),
    surfboard(930, 900, 480, 62, inks.paper, inks.coral),
    surfboard(1600, 900, 460, 24, inks.sun, inks.ink),
    ball(860, 560, 62),
    ball(330, 560, 44),
    parasol(610, 450, 200, [inks.orange, inks.paper], 9),
    parasol(1080, 540, 240, [inks.coral, inks.sun], 4),
    parasol(250, 220, 170, [inks.sea, inks.paper], 12),
    parasol(370, 975, 230, [inks.sun, inks.paper], 2),
    parasol(1450, 640, 150, [inks.paper, inks.lagoon], 7),
    parasol(900, 150, 170, [inks.paper, inks.coral], 11),
  ]);
}
