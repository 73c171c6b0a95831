import { circle, element, group, picture, rect } from '../drawing/element.ts';
import { night } from './night.ts';

/** A soft round light: strongest in its middle. `strength` is its opacity there. */
export function glow(x: number, y: number, r: number, color: string, strength = 0.6): string {
  const id = `glow-${color.slice(1)}-${Math.round(strength * 100)}`;
  const stops = [
    [0, 1],
    [0.25, 0.62],
    [0.55, 0.2],
    [1, 0],
  ].map(([offset = 0, share = 0]) =>
    element('stop', { offset: `${offset * 100}%`, 'stop-color': color, 'stop-opacity': (strength * share).toFixed(3) }),
  );
  return element('radialGradient', { id }, stops.join('')) + circle(x, y, r, { fill: `url(#${id})` });
}

/** A gradient from top to bottom, for `fill="url(#id)"`. */
export function fade(id: string, ...stops: readonly [offset: number, color: string, opacity: number][]): string {
  const written = stops.map(([offset, color, opacity]) =>
    element('stop', { offset: `${offset * 100}%`, 'stop-color': color, 'stop-opacity': String(opacity) }),
  );
  return element('linearGradient', { id, x1: '0', y1: '0', x2: '0', y2: '1' }, written.join(''));
}

/** Glowing shapes: the shape itself, and its light around it. */
export const luminous = (content: string | readonly string[], reach: 'near' | 'wide' = 'near'): string =>
  group(content, { filter: `url(#${reach})` });

const blur = (id: string, deviation: number, strength: number): string =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB">
<feGaussianBlur stdDeviation="${deviation}" result="light"/>
<feColorMatrix in="light" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 ${strength} 0" result="light"/>
<feMerge><feMergeNode in="light"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** A complete picture of the night: a dark background, lighter where the forest ends, and its contents. */
export function nightSheet(width: number, height: number, layers: readonly string[], horizon = 0.62): string {
  const sky = fade(
    'night',
    [0, night.void, 1],
    [horizon * 0.6, night.ground, 1],
    [horizon, '#1b3d33', 1],
    [1, night.black, 1],
  );
  const definitions = element('defs', {}, blur('near', 9, 0.9) + blur('wide', 26, 1.1) + sky);
  return picture(width, height, [definitions, rect(0, 0, width, height, { fill: 'url(#night)' }), ...layers].join(''));
}
