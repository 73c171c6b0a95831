/** The name of a door's chunk, and so of its files: `./texts/en` becomes `texts-en`. */
export const doorChunkName = (door: string): string => door.slice(2).replaceAll(/[./]/g, '-');
