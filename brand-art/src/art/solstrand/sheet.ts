import { element, group, picture, rect } from '../drawing/element.ts';
import { inks } from './inks.ts';

/** Ink that lies unevenly on the paper: here and there a speck of it is missing. */
const speckle = `<filter id="speckle" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.42" numOctaves="2" seed="7"/>
<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 6 0 0 0 -0.62"/>
<feComposite in="SourceGraphic" operator="in"/></filter>`;

/** A layer of ink that overprints what lies below, a hair out of register. */
export function overprint(content: string | readonly string[], shift: readonly [number, number] = [0, 0]): string {
  return group(content, {
    style: 'mix-blend-mode:multiply',
    transform: shift[0] || shift[1] ? `translate(${shift[0]} ${shift[1]})` : undefined,
  });
}

/** What lies inside a shape: `id` must be its own within the sheet. */
export function inside(id: string, shape: string, content: string | readonly string[]): string {
  return element('clipPath', { id }, shape) + group(content, { 'clip-path': `url(#${id})` });
}

/** From this width on a sheet shows its specks; on a smaller one they would only be dirt. */
const showsSpecks = 1600;

/** A whole printed sheet: paper, the layers of ink, and on a large one the specks that are missing from them. */
export function sheet(width: number, height: number, layers: readonly string[]): string {
  const paper = rect(0, 0, width, height, { fill: inks.paper });
  if (width < showsSpecks) return picture(width, height, [paper, ...layers].join(''));
  const printed = group([paper, ...layers], { filter: 'url(#speckle)' });
  const light = rect(0, 0, width, height, { fill: '#fffaf2' });
  return picture(width, height, element('defs', {}, speckle) + light + printed);
}
