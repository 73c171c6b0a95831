import { circle, group, path, rect, round } from '../drawing/svg.ts';
import { inks } from './inks.ts';

/** A parasol from above: wedges in turn, scalloped, with its hard shadow on the sand. */
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

/** A beach ball from above. */
export function ball(x: number, y: number, r: number): string {
  const colors = [inks.coral, inks.paper, inks.sun, inks.paper, inks.lagoon, inks.paper];
  const wedges = colors.map((fill, index) => {
    const corner = (step: number) =>
      `${round(Math.cos((step / 6) * Math.PI * 2) * r)} ${round(Math.sin((step / 6) * Math.PI * 2) * r)}`;
    return path(`M0 0L${corner(index)}A${r} ${r} 0 0 1 ${corner(index + 1)}Z`, { fill });
  });
  return group(
    [
      circle(r * 0.25, r * 0.3, r, { fill: inks.ink, opacity: 0.9 }),
      ...wedges,
      circle(0, 0, r * 0.2, { fill: inks.paper }),
    ],
    { transform: `translate(${x} ${y}) rotate(20)` },
  );
}
