import { group, path, round } from './element.ts';

type HalftoneArea = { x: number; y: number; width: number; height: number };

/** Radii are rounded to this many units of the drawing, so that many dots share a stroke. */
const step = 0.2;

/**
 * A halftone: dots on a rotated grid, larger where `tone` (0 to 1) is darker. Invisible dots are left out. All dots of
 * a size are one path of round strokes with zero length, in steps of the grid: in this form a tone of a thousand dots
 * compresses to a few hundred bytes.
 */
export function halftone(
  area: HalftoneArea,
  spacing: number,
  degrees: number,
  tone: (x: number, y: number) => number,
  fill: string,
): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil((Math.hypot(area.width, area.height) / 2 + spacing) / spacing);
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  const dots = new Map<number, [u: number, v: number][]>();
  // A dot whose centre is just outside the area still overlaps the edge; without it the edge would be uneven.
  const outside = (x: number, y: number) =>
    x < area.x - spacing ||
    y < area.y - spacing ||
    x > area.x + area.width + spacing ||
    y > area.y + area.height + spacing;
  for (let u = -reach; u <= reach; u += 1) {
    for (let v = -reach; v <= reach; v += 1) {
      const x = middleX + spacing * (u * cos - v * sin);
      const y = middleY + spacing * (u * sin + v * cos);
      if (outside(x, y)) continue;
      const radius = spacing * 0.72 * Math.sqrt(Math.min(1, Math.max(0, tone(x, y))));
      if (radius <= spacing * 0.08) continue;
      const size = Math.round(radius / step);
      const places = dots.get(size) ?? [];
      dots.set(size, places);
      places.push([u, v]);
    }
  }
  return group(
    [...dots].map(([size, places]) =>
      path(dotsPath(places), { 'stroke-width': thousandth((2 * size * step) / spacing) }),
    ),
    {
      fill: 'none',
      stroke: fill,
      'stroke-linecap': 'round',
      transform: `translate(${round(middleX)} ${round(middleY)}) rotate(${degrees}) scale(${spacing})`,
    },
  );
}

/** A width in steps of the grid, as text: numeric attributes would be rounded to tenths. */
const thousandth = (value: number): string => String(Math.round(value * 1_000) / 1_000);

/** Lines of zero length at these places, each relative to the one before. */
function dotsPath(places: readonly (readonly [u: number, v: number])[]): string {
  let [lastU, lastV] = [0, 0];
  return places
    .map(([u, v]) => {
      const move = `m${u - lastU} ${v - lastV}h0`;
      [lastU, lastV] = [u, v];
      return move;
    })
    .join('');
}
