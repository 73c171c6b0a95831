import { group, path } from '../drawing/element.ts';
import { inks } from './inks.ts';

/** A surfboard lying on the sand. */
export function surfboard(x: number, y: number, length: number, turn: number, fill: string, stripe: string): string {
  const w = length * 0.15;
  const shape = `M0 ${-length / 2}C${w * 1.5} ${-length * 0.2} ${w * 1.3} ${length * 0.3} ${w * 0.5} ${length / 2}H${-w * 0.5}C${-w * 1.3} ${length * 0.3} ${-w * 1.5} ${-length * 0.2} 0 ${-length / 2}Z`;
  return group(
    [
      path(shape, { fill: inks.ink, transform: 'translate(14 16)', opacity: 0.9 }),
      path(shape, { fill }),
      path(`M${-w * 0.22} ${-length * 0.4}V${length / 2}M${w * 0.22} ${-length * 0.4}V${length / 2}`, {
        stroke: stripe,
        'stroke-width': w * 0.2,
        fill: 'none',
      }),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}
