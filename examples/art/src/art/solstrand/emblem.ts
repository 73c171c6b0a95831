import { circle, path, rect } from '../drawing/element.ts';
import { inside } from './sheet.ts';

/** Solstrand's emblem, 100 in radius around x = 0, y = 0: a sun that sets into three waves. */
export function emblem(id: string, sun: string, sea: string, gap: string): string {
  const wave = (y: number) => `M-120 ${y}q20 -15 40 0t40 0t40 0t40 0t40 0t40 0V120H-120Z`;
  return inside(
    id,
    circle(0, 0, 100),
    circle(0, 0, 100, { fill: sun }) +
      [18, 46, 74]
        .map((y, index) => path(wave(y - 9), { fill: gap }) + path(wave(y), { fill: index === 1 ? sun : sea }))
        .join('') +
      rect(-120, 110, 240, 10, { fill: sea }),
  );
}
