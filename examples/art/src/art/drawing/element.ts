export type Point = readonly [x: number, y: number];
type Attributes = Record<string, string | number | undefined>;

/** A coordinate as text: a tenth of a unit is finer than the eye can see. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** One SVG element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export const group = (content: string | readonly string[], attributes: Attributes = {}): string =>
  element('g', attributes, typeof content === 'string' ? content : content.join(''));

export const circle = (x: number, y: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx: x, cy: y, r, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element('rect', { x, y, width, height, ...attributes });

export const path = (d: string, attributes: Attributes = {}): string => element('path', { d, ...attributes });

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Straight lines through points; closed unless `open`. */
export function polygon(points: readonly Point[], open = false): string {
  return `M${points.map(at).join('L')}${open ? '' : 'Z'}`;
}

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const steps = closed ? count : count - 1;
  let d = `M${at(point(0))}`;
  for (let index = 0; index < steps; index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** The path of a disc, for paths with many discs. */
export const discPath = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

/** A complete SVG document. */
export function picture(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
