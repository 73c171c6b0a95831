import { group, path, rect } from '../drawing/svg.ts';
import { fade, glow } from './darkness.ts';
import { night } from './night.ts';

/** A cabin that is all roof, lit from within; stands on `y`, its middle at `x`. */
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

/** A bell tent that glows like a lantern; stands on `y`. */
export function lanternTent(x: number, y: number, size: number, light: string): string {
  const id = `cloth-${Math.round(x)}-${light.slice(1)}`;
  const cloth = fade(id, [0, '#8a6a3c', 1], [0.45, light, 1], [1, '#fff3d6', 1]);
  const parts = [
    glow(0, -size * 0.25, size * 1.3, light, 0.55),
    path(
      `M0 ${-size * 0.92}L${size * 0.66} ${-size * 0.22}L${size * 0.72} 0H${-size * 0.72}L${-size * 0.66} ${-size * 0.22}Z`,
      { fill: `url(#${id})` },
    ),
    path(
      `M0 ${-size * 0.92}L${-size * 0.3} ${-size * 0.22}L${-size * 0.34} 0M0 ${-size * 0.92}L${size * 0.3} ${-size * 0.22}L${size * 0.34} 0M${-size * 0.66} ${-size * 0.22}H${size * 0.66}`,
      { stroke: '#6d4c22', 'stroke-width': size * 0.012, fill: 'none', opacity: 0.8 },
    ),
    path(`M0 ${-size * 0.55}L${size * 0.14} 0H${-size * 0.14}Z`, { fill: night.black }),
    path(`M0 ${-size * 0.55}L${size * 0.14} 0H${size * 0.02}Z`, { fill: '#fff3d6' }),
    path(
      `M0 ${-size * 0.9}V${-size * 1.04}M${size * 0.66} ${-size * 0.22}L${size * 0.98} ${size * 0.03}M${-size * 0.66} ${-size * 0.22}L${-size * 0.98} ${size * 0.03}`,
      { stroke: night.pale, 'stroke-width': size * 0.01, opacity: 0.7 },
    ),
  ];
  return cloth + group(parts, { transform: `translate(${x} ${y})` });
}
