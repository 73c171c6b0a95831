import { circle, element, group, path, rect } from '../drawing/element.ts';
import { bus, wheelArches } from '../motifs/bus.ts';
import { lettering } from './lettering.ts';
import { night } from './night.ts';
import { fade, glow } from './nightSheet.ts';

/** The night coach: dark, with lit windows and headlights. Its base is at `y`, its tail at `x`. */
export function nightCoach(x: number, y: number, scale: number, light: string): string {
  const key = `${Math.round(x)}-${light.slice(1)}`;
  const windows = bus.windows.map((w) => rect(w.x, w.y, w.width, w.height, { rx: 6, fill: `url(#pane-${key})` }));
  const heads = bus.windows.map(
    (w, index) =>
      circle(w.x + 28 + (index % 2) * 22, w.y + w.height - 18, 13) +
      rect(w.x + 10 + (index % 2) * 22, w.y + w.height - 6, 36, 6),
  );
  const cone = element(
    'linearGradient',
    { id: `lamp-${key}`, x1: '0', y1: '0', x2: '1', y2: '0' },
    `<stop offset="0%" stop-color="${night.bone}" stop-opacity="0.85"/><stop offset="35%" stop-color="${night.lime}" stop-opacity="0.32"/><stop offset="100%" stop-color="${night.lime}" stop-opacity="0"/>`,
  );
  return group(
    [
      fade(`pane-${key}`, [0, light, 0.75], [1, night.bone, 0.95]),
      fade(`side-${key}`, [0, '#2b5547', 1], [0.5, night.raised, 1], [1, night.void, 1]),
      cone,
      glow(300, -200, 620, light, 0.34),
      path('M704 -104L1500 -240V60L704 -76Z', { fill: `url(#lamp-${key})`, style: 'mix-blend-mode:screen' }),
      path(bus.roof, { fill: night.black }),
      path(bus.body, { fill: `url(#side-${key})` }),
      path('M26 -262Q26 -306 70 -306H604Q664 -306 684 -246L708 -150', {
        fill: 'none',
        stroke: night.pale,
        'stroke-width': 3,
        opacity: 0.85,
      }),
      ...windows,
      group(heads, { fill: night.black }),
      path(bus.windscreen, { fill: light, opacity: 0.55 }),
      path(bus.entrance, { fill: light, opacity: 0.35 }),
      path('M570 -264V-62', { stroke: night.black, 'stroke-width': 4 }),
      path('M34 -142H700', { stroke: night.lime, 'stroke-width': 5 }),
      path(lettering.wordPath('nachtwoud', 320, -92, 38, 0.02), { fill: night.lime }),
      path(wheelArches, { fill: night.void }),
      ...bus.wheels.map(
        ([wx, wy]) =>
          circle(wx, wy, bus.wheelRadius, { fill: night.void }) +
          circle(wx, wy, bus.wheelRadius - 8, { fill: 'none', stroke: night.mist, 'stroke-width': 3 }) +
          circle(wx, wy, 9, { fill: night.mist }),
      ),
      glow(700, -90, 150, night.bone, 0.9),
      circle(702, -92, 9, { fill: night.bone }),
      glow(28, -104, 90, '#ff6a5a', 0.8),
      rect(24, -122, 7, 32, { fill: '#ff8a7a' }),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}
