import { element, group, path, picture, rect } from '../drawing/element.ts';
import { type Random, randomOf } from '../drawing/random.ts';
import { inks } from './inks.ts';

/** The distance after which the specks repeat, in units of the drawing. */
const speckTile = 480;

const speckPath = (count: number, random: Random): string =>
  Array.from({ length: count }, () => `M${random.whole(0, speckTile)} ${random.whole(0, speckTile)}h0`).join('');

/** Uneven ink: a few specks of it are missing. Drawn as shapes, since a filter's noise renders slowly. */
const specks = (): string => {
  const random = randomOf('specks');
  const content = [
    path(speckPath(460, random), { 'stroke-width': 1.2, opacity: 0.65 }),
    path(speckPath(60, random), { 'stroke-width': 1.6 }),
  ].join('');
  const dots = group(content, { stroke: '#fffaf2', 'stroke-linecap': 'round' });
  const size = { width: speckTile, height: speckTile, patternUnits: 'userSpaceOnUse' };
  return element('defs', {}, element('pattern', { id: 'specks', ...size }, dots));
};

/** A layer of ink that overprints what is below it, slightly out of register. */
export function overprint(content: string | readonly string[], shift: readonly [number, number] = [0, 0]): string {
  return group(content, {
    style: 'mix-blend-mode:multiply',
    transform: shift[0] || shift[1] ? `translate(${shift[0]} ${shift[1]})` : undefined,
  });
}

/**
 * The clipped content of a shape; `id` must be unique within the sheet. Apply overprinting outside of the clip, `overprint(inside(…))`: browsers
 * isolate a clipped group, so its contents can't blend with what is below.
 */
export function inside(id: string, shape: string, content: string | readonly string[]): string {
  return element('clipPath', { id }, shape) + group(content, { 'clip-path': `url(#${id})` });
}

/** The minimum width of a sheet with specks; on a smaller one they would look like dirt. */
const hasSpecks = 1600;

/** A whole printed sheet: paper, the layers of ink, and missing specks on a large one. */
export function sheet(width: number, height: number, layers: readonly string[]): string {
  const paper = rect(0, 0, width, height, { fill: inks.paper });
  if (width < hasSpecks) return picture(width, height, [paper, ...layers].join(''));
  const worn = rect(0, 0, width, height, { fill: 'url(#specks)' });
  return picture(width, height, [specks(), paper, ...layers, worn].join(''));
}
