import { circle, element, group, rect } from '../drawing/element.ts';

/** Nachtwoud's emblem, 100 in radius around x = 0, y = 0: a moon behind upright trunks. */
export function emblem(id: string, moon: string, trunk: string): string {
  const trunks: [x: number, width: number][] = [
    [-74, 9],
    [-46, 15],
    [-14, 8],
    [10, 20],
    [44, 9],
    [66, 14],
  ];
  return (
    element('clipPath', { id }, circle(0, 0, 101)) +
    group(
      [circle(0, 0, 100, { fill: moon }), ...trunks.map(([x, width]) => rect(x, -110, width, 220, { fill: trunk }))],
      { 'clip-path': `url(#${id})` },
    )
  );
}
