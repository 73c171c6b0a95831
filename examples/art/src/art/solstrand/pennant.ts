import { path, round } from '../drawing/element.ts';

/** A pennant on a pole, blown to the right. */
export function pennant(x: number, y: number, height: number, color: string, pole: string): string {
  const [w, h] = [height * 0.55, height * 0.3];
  const cloth = `M${round(x)} ${round(y - height)}q${round(w * 0.5)} ${round(-h * 0.25)} ${round(w)} ${round(h * 0.42)}q${round(-w * 0.5)} ${round(h * 0.05)} ${round(-w)} ${round(h * 0.58)}Z`;
  return (
    path(`M${round(x)} ${round(y)}V${round(y - height - 8)}`, { stroke: pole, 'stroke-width': 6 }) +
    path(cloth, { fill: color })
  );
}
