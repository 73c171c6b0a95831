import { circle, group, path } from '../drawing/element.ts';

const upper = 'M8 -36Q70 -150 190 -170Q262 -176 250 -96Q236 -10 120 20Q50 34 10 12Z';
const lower = 'M10 14Q96 26 150 76Q176 122 128 150Q70 172 34 108Q16 66 8 30Z';
const veins =
  'M14 -26Q96 -98 214 -150M14 -18Q110 -62 240 -112M14 -8Q120 -24 214 -54M14 2Q100 8 150 -6M14 22Q80 48 138 98M12 30Q60 76 110 146M12 34Q34 90 62 142';
const edges =
  'M34 -58Q96 -142 188 -154Q240 -158 234 -100Q220 -26 118 4M30 26Q92 40 136 84Q156 118 120 138Q78 150 46 104';

/** The forest's moth, 500 wide around x = 0, y = 0: wings as lines, a glowing eye on each. */
export function moth(wing: string, line: string, eye: string, weight = 4): string {
  const half = (side: 1 | -1): string =>
    group(
      [
        path(lower, { fill: wing, stroke: line, 'stroke-width': weight }),
        path(upper, { fill: wing, stroke: line, 'stroke-width': weight }),
        path(veins, { fill: 'none', stroke: line, 'stroke-width': weight * 0.45, opacity: 0.75 }),
        path(edges, { fill: 'none', stroke: line, 'stroke-width': weight * 0.6 }),
        circle(158, -92, 30, { fill: 'none', stroke: eye, 'stroke-width': weight }),
        circle(158, -92, 15, { fill: eye }),
        circle(92, 92, 17, { fill: 'none', stroke: eye, 'stroke-width': weight * 0.8 }),
        circle(92, 92, 8, { fill: eye }),
        path('M4 -54Q8 -130 56 -182', { fill: 'none', stroke: line, 'stroke-width': weight * 0.8 }),
        path(
          'M9 -100l-12 -8M13 -116l-13 -10M20 -134l-13 -12M30 -152l-11 -13M43 -169l-9 -12M9 -100l12 -2M14 -118l14 -2M22 -136l15 0M33 -154l15 3',
          { stroke: line, 'stroke-width': weight * 0.5 },
        ),
      ],
      { transform: `scale(${side} 1)`, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    );
  const body = path('M0 -60Q15 -48 12 -20Q22 10 10 70Q4 120 0 132Q-4 120 -10 70Q-22 10 -12 -20Q-15 -48 0 -60Z', {
    fill: wing,
    stroke: line,
    'stroke-width': weight,
  });
  const bands = path('M-13 10H13M-14 30H14M-12 50H12M-10 70H10M-7 90H7', {
    stroke: line,
    'stroke-width': weight * 0.6,
  });
  return half(1) + half(-1) + body + bands;
}
