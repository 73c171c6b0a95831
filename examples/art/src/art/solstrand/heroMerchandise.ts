import { type Point, path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { clothing } from './clothing.ts';
import { dune, grassRow } from './dune.ts';
import { emblem } from './emblem.ts';
import { inks } from './inks.ts';
import { sea } from './sea.ts';
import { sheet } from './sheet.ts';
import { clouds, sky } from './sky.ts';
import { sunDisc } from './sunDisc.ts';

const peg = (x: number, y: number): string => rect(x - 7, y - 20, 14, 44, { fill: inks.ink, rx: 4 });

/** Shirts and bags on a washing line, with the sun behind them. */
export function heroMerchandise(): string {
  const random = randomOf('solstrand merchandise');
  const [width, height, horizon] = [1920, 1080, 720];
  const front: Point[] = [
    [-60, 960],
    [420, 900],
    [960, 990],
    [1500, 1000],
    [1990, 900],
  ];
  const rope = (x: number) => 236 + 90 * (1 - ((x - 960) / 1000) ** 2);
  const line = path(`M-40 ${rope(-40)}Q960 ${rope(960) + 90} 1960 ${rope(1960)}`, {
    fill: 'none',
    stroke: inks.ink,
    'stroke-width': 7,
  });
  const hang = (name: 'tee' | 'tote' | 'hoodie', x: number, cloth: string, print: string, turn: number) => {
    const top = { tee: 262, tote: 298, hoodie: 300 }[name] * 0.86;
    const y = rope(x) + top + 6;
    const reach = { tee: 110, tote: 0, hoodie: 70 }[name] * 0.86;
    return (
      clothing(name, { x, y, scale: 0.86, turn, cloth, print, lining: inks.ink }) +
      (reach
        ? peg(x - reach, rope(x - reach)) + peg(x + reach, rope(x + reach))
        : peg(x - 20, rope(x)) + peg(x + 20, rope(x)))
    );
  };
  return sheet(width, height, [
    sky(width, horizon + 10, inks.blush, { x: 960, y: 620, reach: 900, color: inks.orange, strength: 0.5 }),
    clouds(random, width, 80, 240, 4, inks.paper),
    sunDisc({ x: 960, y: 600, r: 300, fill: inks.sun, shade: inks.orange }),
    sea(random, width, horizon, height),
    line,
    hang('tote', 190, inks.paper, emblem('a', inks.coral, inks.sea, inks.paper), 2),
    hang('tee', 570, inks.orange, emblem('b', inks.sun, inks.ink, inks.orange), -2),
    hang('hoodie', 1010, inks.sea, emblem('c', inks.sun, inks.coral, inks.sea), 1),
    hang('tee', 1440, inks.paper, emblem('d', inks.orange, inks.sea, inks.paper), 2),
    hang('tote', 1800, inks.coral, emblem('e', inks.paper, inks.ink, inks.coral), -2),
    grassRow(random, front, -40, 560, 14, 250),
    grassRow(random, front, 1420, 1960, 14, 250),
    dune({ id: 'front', line: front, bottom: height, fill: inks.orange, shade: inks.coral, edge: inks.sun }),
  ]);
}
