import { circle, group, path, round } from '../drawing/element.ts';
import { inks } from './inks.ts';

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
