import { path, rect } from '../drawing/element.ts';
import { inks } from './inks.ts';

/** A road from edge to edge, seen from its side, with its broken white line. */
export function road(width: number, top: number, height: number): string {
  const marks = Array.from(
    { length: Math.ceil(width / 190) },
    (_, index) => `M${index * 190 + 30} ${top + Math.min(height * 0.55, 104)}h104`,
  );
  return [
    rect(0, top, width, height, { fill: inks.ink }),
    rect(0, top, width, 8, { fill: inks.paper }),
    path(marks.join(''), {
      stroke: inks.paper,
      'stroke-width': Math.max(6, Math.min(height, 190) * 0.09),
      'stroke-linecap': 'round',
      fill: 'none',
    }),
  ].join('');
}

/** Lines of speed behind something that moves to the right. */
export function speedLines(x: number, y: number, scale: number, color: string): string {
  const lines = [
    [-40, -260, 150],
    [-70, -205, 220],
    [-30, -150, 130],
    [-60, -95, 190],
  ].map(([dx = 0, dy = 0, length = 0]) => `M${x + (dx - length) * scale} ${y + dy * scale}h${length * scale}`);
  return path(lines.join(''), { stroke: color, 'stroke-width': 9 * scale, 'stroke-linecap': 'round', fill: 'none' });
}
