import { group, path } from '../drawing/element.ts';
import { night } from './night.ts';
import { fade, glow } from './nightSheet.ts';

/** A bell tent that glows like a lantern; its base is at `y`. */
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
