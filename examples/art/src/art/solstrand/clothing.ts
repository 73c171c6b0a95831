import { group, path } from '../drawing/element.ts';
import { type GarmentName, garments } from '../motifs/garments.ts';
import { inks } from './inks.ts';

type Cloth = {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  cloth: string;
  lining?: string;
  print?: string;
  shadow?: number;
};

/** A garment or bag, in one ink, with its hard shadow; `print` is drawn in the middle of its own place. */
export function clothing(
  name: GarmentName,
  { x, y, scale, turn = 0, cloth, lining = inks.ink, print, shadow = 20 }: Cloth,
): string {
  const garment = garments[name];
  const line = { stroke: inks.ink, 'stroke-width': 8, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  const lined = 'inside' in garment ? garment.inside : '';
  const shape = path(garment.outline) + path(lined);
  const parts = [
    group(shape, { fill: inks.ink, transform: `translate(${shadow} ${shadow})` }),
    name === 'tote' || name === 'bottle' ? path(lined, { fill: lining, ...line }) : '',
    path(garment.outline, { fill: cloth, ...line }),
    name === 'tee' || name === 'hoodie' ? path(lined, { fill: lining, ...line }) : '',
    path(garment.folds, { fill: 'none', ...line, 'stroke-width': 5 }),
    print
      ? group(print, { transform: `translate(${garment.print.x} ${garment.print.y}) scale(${garment.print.r / 100})` })
      : '',
  ];
  return group(parts, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` });
}
