import { circle, path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { crowd } from '../motifs/crowd.ts';
import { bunting } from './bunting.ts';
import { dune } from './dune.ts';
import { inks } from './inks.ts';
import { pennant } from './pennant.ts';
import { sea } from './sea.ts';
import { overprint, sheet } from './sheet.ts';
import { clouds, sky } from './sky.ts';
import { sunRays } from './sunDisc.ts';

/** The stage: a shell of half rings around a sun, as large as a house. */
function shell(x: number, ground: number): string {
  const rings: [number, string][] = [
    [430, inks.ink],
    [416, inks.coral],
    [356, inks.orange],
    [296, inks.sun],
    [236, inks.foam],
    [176, inks.lagoon],
    [116, inks.sea],
  ];
  const arcs = rings.map(([r, fill]) => path(`M${x - r} ${ground}A${r} ${r} 0 0 1 ${x + r} ${ground}Z`, { fill }));
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1 + (index + 1) / 10);
    return `M${x} ${ground}L${(x + Math.cos(angle) * 416).toFixed(1)} ${(ground + Math.sin(angle) * 416).toFixed(1)}`;
  });
  return arcs.join('') + overprint(path(ribs.join(''), { stroke: inks.pink, 'stroke-width': 5, fill: 'none' }));
}

/** A scaffolding tower next to the stage. */
function tower(x: number, ground: number, height: number): string {
  const steps = Array.from({ length: Math.floor(height / 70) }, (_, index) => {
    const y = ground - index * 70;
    return `M${x - 32} ${y}L${x + 32} ${y - 70}M${x + 32} ${y}L${x - 32} ${y - 70}M${x - 32} ${y - 70}H${x + 32}`;
  });
  const posts = `M${x - 32} ${ground}V${ground - height}M${x + 32} ${ground}V${ground - height}`;
  return path(posts + steps.join(''), { stroke: inks.ink, 'stroke-width': 7, fill: 'none' });
}

export function heroFestival(): string {
  const random = randomOf('solstrand festival');
  const [width, height, horizon, stage] = [1920, 1080, 640, 1080];
  const colors = [inks.orange, inks.paper, inks.lagoon, inks.sun, inks.coral];
  return sheet(width, height, [
    sky(width, horizon + 60, inks.blush),
    sunRays(stage, horizon, 420, 1700, 26, inks.dawn, 0.5),
    clouds(random, width, 120, 420, 6, inks.paper),
    sea(random, width, horizon - 40, 800),
    dune({
      id: 'sand',
      line: [
        [-60, 716],
        [700, 700],
        [1400, 706],
        [1990, 692],
      ],
      bottom: height,
      fill: inks.sand,
      shade: inks.orange,
      edge: inks.paper,
      reach: 300,
    }),
    circle(stage, 150, 84, { fill: inks.orange }),
    tower(stage - 520, horizon + 60, 490),
    tower(stage + 520, horizon + 60, 490),
    shell(stage, horizon + 60),
    bunting([stage - 520, 230], [stage, 330], 60, 12, colors, inks.ink),
    bunting([stage, 330], [stage + 520, 230], 60, 12, colors, inks.ink),
    bunting([-60, 330], [stage - 520, 230], 120, 14, colors, inks.ink),
    bunting([stage + 520, 230], [2000, 300], 70, 8, colors, inks.ink),
    pennant(stage - 520, 210, 110, inks.coral, inks.ink),
    pennant(stage + 520, 210, 110, inks.coral, inks.ink),
    rect(stage - 470, horizon + 56, 940, 34, { fill: inks.ink }),
    crowd(random, width, 770, 40, inks.coral),
    crowd(random, width, 846, 58, inks.sea),
    crowd(random, width, 950, 88, inks.ink),
  ]);
}
