import { circle, element, group, path, rect } from '../drawing/element.ts';
import { bus, wheelArches } from '../motifs/bus.ts';
import { inks } from './inks.ts';
import { lettering } from './lettering.ts';

export type CoachPaint = { body: string; band: string; name: string };

/** The coach to the beach, standing on `y` with its tail at `x`. */
export function coach(x: number, y: number, scale: number, { body, band, name }: CoachPaint): string {
  const outline = { stroke: inks.ink, 'stroke-width': 8, 'stroke-linejoin': 'round' } as const;
  const windows = bus.windows.map((w) => rect(w.x, w.y, w.width, w.height, { rx: 14, fill: inks.ink }));
  const glints = bus.windows.map((w) =>
    path(`M${w.x + 14} ${w.y + w.height - 14}L${w.x + 58} ${w.y + 12}h18L${w.x + 32} ${w.y + w.height - 14}Z`),
  );
  const wheels = bus.wheels.map(
    ([wx, wy]) =>
      circle(wx, wy, bus.wheelRadius, { fill: inks.ink }) +
      circle(wx, wy, 24, { fill: inks.paper }) +
      circle(wx, wy, 9, { fill: inks.ink }),
  );
  const clip = `coach-${Math.round(x)}`;
  const waves = 'M0 -92q40 -22 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V-30H0Z';
  return group(
    [
      element('clipPath', { id: clip }, path(bus.body)),
      group([path(bus.body), path(bus.roof)], { fill: inks.ink, transform: 'translate(14 12)' }),
      path(bus.roof, { fill: band, ...outline }),
      path(bus.body, { fill: body, ...outline }),
      group(path(waves, { fill: band }), { 'clip-path': `url(#${clip})` }),
      path(lettering.wordPath('Solstrand', 286, -112, 66, 0), { fill: name }),
      path(wheelArches, { fill: inks.ink }),
      ...windows,
      group(glints, { fill: inks.lagoon }),
      path(bus.windscreen, { fill: inks.ink }),
      path('M628 -168L650 -262h8L660 -240 644 -168Z', { fill: inks.lagoon }),
      path(bus.entrance, { fill: inks.foam, ...outline, 'stroke-width': 6 }),
      path('M570 -264V-62', { stroke: inks.ink, 'stroke-width': 5 }),
      circle(bus.lamp[0] - 6, bus.lamp[1], 13, { fill: inks.sun, ...outline, 'stroke-width': 5 }),
      rect(26, -124, 12, 30, { fill: inks.coral }),
      ...wheels,
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}
