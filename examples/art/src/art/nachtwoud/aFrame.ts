import { group, path, rect } from '../drawing/element.ts';
import { night } from './night.ts';
import { fade, glow } from './nightSheet.ts';

/** An A-frame cabin, lit from within; its base is at `y`, its middle at `x`. */
export function aFrame(x: number, y: number, size: number, light: string = night.amber): string {
  const id = `room-${Math.round(x)}`;
  const room = fade(id, [0, light, 1], [0.6, light, 0.9], [1, '#e89a4a', 1]);
  const parts = [
    glow(0, -size * 0.3, size * 1.25, light, 0.5),
    path(`M0 ${-size}L${size * 0.58} 0H${-size * 0.58}Z`, { fill: night.void }),
    path(`M0 ${-size * 0.86}L${size * 0.46} 0H${-size * 0.46}Z`, { fill: `url(#${id})` }),
    path(
      `M0 ${-size * 0.9}V0M${-size * 0.34} ${-size * 0.3}H${size * 0.34}M${-size * 0.2} ${-size * 0.52}H${size * 0.2}M${-size * 0.17} ${-size * 0.3}V0M${size * 0.17} ${-size * 0.3}V0`,
      { stroke: night.black, 'stroke-width': size * 0.022, fill: 'none' },
    ),
    path(`M${-size * 0.66} ${size * 0.03}L0 ${-size * 1.08}L${size * 0.66} ${size * 0.03}`, {
      fill: 'none',
      stroke: '#21473c',
      'stroke-width': size * 0.07,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    path(`M0 ${-size * 1.1}L${size * 0.66} ${size * 0.02}`, {
      fill: 'none',
      stroke: night.pale,
      'stroke-width': size * 0.012,
      'stroke-linecap': 'round',
    }),
    rect(-size * 0.74, 0, size * 1.48, size * 0.05, { fill: night.void }),
  ];
  return room + group(parts, { transform: `translate(${x} ${y})` });
}
