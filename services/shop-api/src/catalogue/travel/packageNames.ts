import type { Stay } from './stay.ts';

/** A package's name by language [API-14]. */
export const packageNames = ({ package: { texts } }: Pick<Stay, 'package'>) =>
  Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, { name: own?.name }]));
