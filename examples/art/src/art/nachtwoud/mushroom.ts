import { group, path, round } from '../drawing/element.ts';
import type { Random } from '../drawing/random.ts';
import { night } from './night.ts';
import { fade, glow } from './nightSheet.ts';

/** A mushroom whose cap glows below; its base is at `y`. */
function mushroom(x: number, y: number, size: number, light: string, lean = 0): string {
  const [cap, stem] = [size * 0.62, size];
  const id = `stem-${light.slice(1)}`;
  const gills = Array.from({ length: 11 }, (_, index) => {
    const at = ((index + 0.5) / 11 - 0.5) * 2;
    return `M${round(at * cap * 0.94)} ${round(-stem + Math.abs(at) * 3)}Q${round(at * cap * 0.5)} ${round(-stem + cap * 0.2)} ${round(at * cap * 0.12)} ${round(-stem + cap * 0.26)}`;
  });
  return (
    fade(id, [0, light, 0.95], [0.35, '#7d9c78', 0.9], [1, night.raised, 1]) +
    group(
      [
        glow(0, -stem + cap * 0.2, cap * 2.3, light, 0.55),
        path(
          `M${round(-size * 0.08)} ${round(-stem + cap * 0.1)}Q${round(size * 0.02)} ${round(-stem * 0.5)} ${round(-size * 0.1)} 0H${round(size * 0.1)}Q${round(size * 0.14)} ${round(-stem * 0.5)} ${round(size * 0.08)} ${round(-stem + cap * 0.1)}Z`,
          { fill: `url(#${id})` },
        ),
        path(`M${round(-cap)} ${-stem}Q0 ${round(-stem + cap * 0.5)} ${round(cap)} ${-stem}Z`, { fill: light }),
        path(gills.join(''), {
          stroke: night.black,
          'stroke-width': Math.max(1.2, size * 0.012),
          fill: 'none',
          opacity: 0.55,
        }),
        path(
          `M${round(-cap)} ${-stem}Q${round(-cap * 0.9)} ${round(-stem - cap * 0.86)} 0 ${round(-stem - cap * 0.92)}Q${round(cap * 0.9)} ${round(-stem - cap * 0.86)} ${round(cap)} ${-stem}Q0 ${round(-stem + cap * 0.22)} ${round(-cap)} ${-stem}Z`,
          { fill: '#1d4237' },
        ),
        path(
          `M${round(-cap * 0.94)} ${round(-stem - cap * 0.22)}Q${round(-cap * 0.7)} ${round(-stem - cap * 0.88)} ${round(cap * 0.12)} ${round(-stem - cap * 0.9)}`,
          { fill: 'none', stroke: night.pale, 'stroke-width': Math.max(1.5, size * 0.014), opacity: 0.8 },
        ),
      ],
      { transform: `translate(${round(x)} ${round(y)}) rotate(${lean})` },
    )
  );
}

/** A group of mushrooms, the tall ones behind. */
export function mushroomRing(
  random: Random,
  x: number,
  y: number,
  size: number,
  count: number,
  lights: readonly [string, ...string[]],
): string {
  const heights = Array.from({ length: count }, () => random.between(0.35, 1)).sort((a, b) => b - a);
  return heights
    .map((height, index) => {
      const side = index % 2 ? 1 : -1;
      const offset = side * (0.2 + index * 0.26) * size * random.between(0.85, 1.2);
      return mushroom(
        x + offset,
        y + index * size * 0.02,
        size * height,
        random.pick(lights),
        side * random.between(0, 9),
      );
    })
    .join('');
}
