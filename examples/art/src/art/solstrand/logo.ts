import { group, path } from '../drawing/element.ts';
import { emblem } from './emblem.ts';
import { lettering } from './lettering.ts';

const [sun, sea, gap, word] = ['#ff7a1a', '#0b6e7a', '#fff6ea', '#10213f'];

/** Only the emblem, as a square. */
export const symbol = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 208">${group(emblem('sun', sun, sea, gap), { transform: 'translate(104 104)' })}</svg>`;

/** The emblem and the name on one line, 56 high. */
export function logo(): string {
  const width = lettering.widthOf('Solstrand', 46, -0.025);
  const name = path(lettering.wordPath('Solstrand', 66 + width / 2, 43, 46, -0.025), { fill: word });
  const sign = group(emblem('sun', sun, sea, gap), { transform: 'translate(28 28) scale(0.27)' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(68 + width)} 56" role="img"><title>Solstrand</title>${sign}${name}</svg>`;
}
