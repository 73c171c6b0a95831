import { discPath, path, round } from './element.ts';

type HalftoneArea = { x: number; y: number; width: number; height: number };

/**
 * A printed tone: dots on a rotated grid, larger where `tone` (0 to 1) is darker. Dots that are too small to
 * see are left out.
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
  const reach = Math.hypot(area.width, area.height) / 2 + spacing;
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  const dots: string[] = [];
  // A dot whose middle is just outside still overlaps the edge, which would be uneven without it.
  const outside = (x: number, y: number) =>
    x < area.x - spacing ||
    y < area.y - spacing ||
    x > area.x + area.width + spacing ||
    y > area.y + area.height + spacing;
  for (let u = -reach; u <= reach; u += spacing) {
    for (let v = -reach; v <= reach; v += spacing) {
      const [x, y] = [middleX + u * cos - v * sin, middleY + u * sin + v * cos];
      if (outside(x, y)) continue;
      const radius = spacing * 0.72 * Math.sqrt(Math.min(1, Math.max(0, tone(x, y))));
      if (radius > spacing * 0.08) dots.push(discPath(x, y, round(radius)));
    }
  }
  return path(dots.join(''), { fill });
}
