import { circle, group, path, round } from '../drawing/element.ts';
import { inks } from './inks.ts';

/** A parasol from above: alternating wedges with a scalloped edge, and its hard shadow on the sand. */
export function parasol(x: number, y: number, r: number, colors: readonly [string, string], turn = 0): string {
  const count = 12;
  const wedge = (index: number): string => {
    const [from, to] = [(index / count) * Math.PI * 2, ((index + 1) / count) * Math.PI * 2];
    const corner = (angle: number) => `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`;
    return `M0 0L${corner(from)}A${round(r * 0.27)} ${round(r * 0.27)} 0 0 1 ${corner(to)}Z`;
  };
  const all = Array.from({ length: count }, (_, index) => wedge(index));
  const half = (odd: number) => all.filter((_, index) => index % 2 === odd).join('');
  return group(
    [
      group(path(all.join('')), {
        fill: inks.ink,
        transform: `rotate(${-turn}) translate(${round(r * 0.16)} ${round(r * 0.2)}) rotate(${turn})`,
        opacity: 0.9,
      }),
      path(half(0), { fill: colors[0] }),
      path(half(1), { fill: colors[1] }),
      circle(0, 0, r * 0.1, { fill: inks.ink }),
      circle(0, 0, r * 0.045, { fill: inks.paper }),
    ],
    { transform: `translate(${round(x)} ${round(y)}) rotate(${turn})` },
  );
}
