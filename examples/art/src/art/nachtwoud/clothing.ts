import { element, group, path } from '../drawing/element.ts';
import { type GarmentName, garments } from '../motifs/garments.ts';
import { night } from './night.ts';
import { glow } from './nightSheet.ts';

type Cloth = {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  cloth?: readonly [string, string];
  rim?: string;
  print?: string;
};

/** A dark garment or bag, its edge lit from behind. `print` is drawn 100 in radius in its own place. */
export function clothing(
  name: GarmentName,
  { x, y, scale, turn = 0, cloth = ['#1d3b33', '#0b1a16'], rim = night.pale, print }: Cloth,
): string {
  const garment = garments[name];
  const lined = 'inside' in garment ? garment.inside : '';
  const stops =
    element('stop', { offset: '0%', 'stop-color': cloth[0] }) +
    element('stop', { offset: '100%', 'stop-color': cloth[1] });
  const over = name === 'tee' || name === 'hoodie';
  const inside = path(lined, { fill: over ? night.void : cloth[1], stroke: rim, 'stroke-width': 2.5 });
  return (
    element('linearGradient', { id: `cloth-${name}`, x1: '0', y1: '0', x2: '1', y2: '1' }, stops) +
    group(
      [
        glow(0, 0, 520, rim, 0.22),
        over ? '' : inside,
        path(garment.outline, {
          fill: `url(#cloth-${name})`,
          stroke: rim,
          'stroke-width': 4,
          'stroke-linejoin': 'round',
        }),
        over ? inside : '',
        path(garment.folds, { fill: 'none', stroke: rim, 'stroke-width': 2, opacity: 0.5, 'stroke-linecap': 'round' }),
        print
          ? group(print, {
              transform: `translate(${garment.print.x} ${garment.print.y}) scale(${garment.print.r / 100})`,
            })
          : '',
      ],
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    )
  );
}
