import { group, path, rect, round } from '../drawing/element.ts';
import { inks } from './inks.ts';

/** A striped towel with fringes, turned. */
export function towel(
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  cloth: string,
  stripe: string,
): string {
  const stripes = [0.12, 0.2, 0.74, 0.86].map((share, index) =>
    rect(-width / 2, height * (share - 0.5), width, height * (index % 2 ? 0.03 : 0.06), { fill: stripe }),
  );
  const fringe = Array.from({ length: 13 }, (_, index) => {
    const at = round(-width / 2 + (width * (index + 0.5)) / 13);
    return `M${at} ${round(-height / 2)}v${round(-height * 0.045)}M${at} ${round(height / 2)}v${round(height * 0.045)}`;
  });
  return group(
    [
      rect(-width / 2 + 12, -height / 2 + 14, width, height, { fill: inks.ink, opacity: 0.9 }),
      path(fringe.join(''), { stroke: cloth, 'stroke-width': width * 0.035, 'stroke-linecap': 'round' }),
      rect(-width / 2, -height / 2, width, height, { fill: cloth }),
      ...stripes,
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}
