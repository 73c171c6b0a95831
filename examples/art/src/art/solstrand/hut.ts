import { group, type Point, path, polygon, rect } from '../drawing/element.ts';
import { inks } from './inks.ts';

type Hut = { x: number; ground: number; width: number; height: number; wall: string; stripe: string; roof: string };

/** A beach hut on stilts, striped from its gable to its floor. */
export function hut({ x, ground, width, height, wall, stripe, roof }: Hut): string {
  const [floor, eaves, ridge] = [ground - height * 0.16, ground - height * 0.74, ground - height];
  const left = x - width / 2;
  const gable: Point[] = [
    [left, floor],
    [left, eaves],
    [x, ridge],
    [left + width, eaves],
    [left + width, floor],
  ];
  const boards = Array.from({ length: 4 }, (_, index) => {
    const from = left + (width * (index * 2 + 1)) / 9;
    const top = (at: number) => eaves + (ridge - eaves) * (1 - Math.abs(at - x) / (width / 2));
    const to = from + width / 9;
    return polygon([
      [from, floor],
      [from, top(from)],
      [to, top(to)],
      [to, floor],
    ]);
  });
  const stilts = [0.08, 0.36, 0.64, 0.92].map((share) =>
    rect(left + width * share - 5, floor, 10, ground - floor + 14),
  );
  const over = width * 0.09;
  const roofLine: Point[] = [
    [left - over, eaves + over * 0.8],
    [x, ridge - over * 0.3],
    [left + width + over, eaves + over * 0.8],
  ];
  const entranceWidth = width * 0.3;
  return [
    group(stilts, { fill: inks.ink }),
    path(polygon(gable), { fill: wall }),
    path(boards.join(''), { fill: stripe }),
    path(polygon(gable), { fill: 'none', stroke: inks.ink, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
    rect(x - entranceWidth / 2, floor - height * 0.4, entranceWidth, height * 0.4, { fill: inks.ink }),
    rect(x - entranceWidth / 2 + 7, floor - height * 0.4 + 7, entranceWidth / 2 - 10, height * 0.4 - 7, { fill: roof }),
    path(polygon(roofLine, true), {
      fill: 'none',
      stroke: inks.ink,
      'stroke-width': 22,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    path(polygon(roofLine, true), {
      fill: 'none',
      stroke: roof,
      'stroke-width': 12,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    rect(left - 10, floor - 5, width + 20, 12, { fill: inks.ink }),
  ].join('');
}
