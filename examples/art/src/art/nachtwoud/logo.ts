import { group, path } from '../drawing/element.ts';
import { emblem } from './emblem.ts';
import { lettering } from './lettering.ts';

const [moon, trunk, word] = ['#c8ff4d', '#0a1814', '#f1f5ec'];

/** Only the emblem, as a square. */
export const symbol = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 208">${group(emblem('moon', moon, trunk), { transform: 'translate(104 104)' })}</svg>`;

/** The emblem and the name on one line, 56 high. */
export function logo(): string {
  const width = lettering.widthOf('nachtwoud', 34, -0.03);
  const name = path(lettering.wordPath('nachtwoud', 68 + width / 2, 40, 34, -0.03), { fill: word });
  const sign = group(emblem('moon', moon, trunk), { transform: 'translate(28 28) scale(0.26)' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(70 + width)} 56" role="img"><title>Nachtwoud</title>${sign}${name}</svg>`;
}
