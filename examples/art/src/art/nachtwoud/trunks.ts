import { group, path, rect, round } from '../drawing/element.ts';
import type { Random } from '../drawing/random.ts';
import { night } from './night.ts';
import { fade } from './nightSheet.ts';

type Stand = {
  /** How many trunks, how thick, and where they are. */
  count: number;
  thick: readonly [from: number, to: number];
  from?: number;
  to?: number;
  top?: number;
  bottom: number;
  bark: string;
  /** The light along one side, and where it comes from. */
  rim?: string;
  lightX?: number;
  /** A gap for the main motif. */
  gap?: readonly [from: number, to: number];
};

/** Trunks as upright lines, each a little thinner towards the sky, lit from one side. */
export function trunks(random: Random, width: number, stand: Stand): string {
  const { count, thick, from = -40, to = width + 40, top = -20, bottom, bark, rim, lightX = width / 2, gap } = stand;
  const barks: string[] = [];
  const rims: string[] = [];
  const twigs: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = from + ((index + random.between(0.1, 0.9)) / count) * (to - from);
    const w = random.between(thick[0], thick[1]);
    const [lean, foot] = [random.between(-0.5, 0.5) * w, bottom + random.between(0, 0.03) * bottom];
    if (gap && x + w > gap[0] && x - w < gap[1]) continue;
    const [leftTop, rightTop] = [round(x + lean - w * 0.36), round(x + lean + w * 0.36)];
    const [left, right] = [round(x - w / 2), round(x + w / 2)];
    barks.push(
      `M${leftTop} ${top}L${left} ${round(foot - w * 1.6)}Q${left} ${round(foot - w * 0.3)} ${round(left - w * 0.42)} ${round(foot)}H${round(right + w * 0.42)}Q${right} ${round(foot - w * 0.3)} ${right} ${round(foot - w * 1.6)}L${rightTop} ${top}Z`,
    );
    if (random.next() < 0.5) twigs.push(twig(random, x + lean * 0.5, random.between(top + 60, foot * 0.55), w));
    const lit = x < lightX ? [rightTop, right] : [leftTop, left];
    rims.push(`M${lit[0]} ${top}L${lit[1]} ${round(foot - w * 1.6)}`);
  }
  const light = rim
    ? path(rims.join(''), { stroke: rim, 'stroke-width': Math.max(1.5, thick[1] * 0.055), fill: 'none', opacity: 0.8 })
    : '';
  // Twigs are a separate path: within one path a shape drawn in the other direction would cut a hole.
  return group(path(twigs.join(''), { fill: bark }) + path(barks.join(''), { fill: bark }) + light);
}

/** A dead twig that leaves the trunk and turns to the sky. */
function twig(random: Random, x: number, y: number, w: number): string {
  const side = random.next() < 0.5 ? -1 : 1;
  const reach = w * random.between(0.9, 2.2);
  const [tipX, tipY] = [round(x + side * reach), round(y - reach * random.between(0.7, 1.6))];
  return `M${round(x)} ${round(y + w * 0.16)}Q${round(x + side * reach * 0.8)} ${round(y - w * 0.1)} ${tipX} ${tipY}Q${round(x + side * reach * 0.6)} ${round(y - w * 0.3)} ${round(x)} ${round(y - w * 0.12)}Z`;
}

/** A bank of mist: a light near the ground that thins out upwards and downwards. */
export function mist(width: number, y: number, depth: number, color: string = night.mist, strength = 0.5): string {
  const id = `mist-${Math.round(y)}-${color.slice(1)}`;
  const gradient = fade(id, [0, color, 0], [0.55, color, strength], [1, color, 0]);
  return gradient + rect(0, y - depth / 2, width, depth, { fill: `url(#${id})` });
}

/** The dark ground. */
export function floor(width: number, top: number, height: number, color: string = night.black): string {
  const id = `floor-${Math.round(top)}`;
  return (
    fade(id, [0, color, 0], [0.22, color, 0.92], [1, night.void, 1]) +
    rect(0, top, width, height - top, { fill: `url(#${id})` })
  );
}
