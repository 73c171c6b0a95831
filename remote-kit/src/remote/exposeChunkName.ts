/** The name of an exposed module's chunk, and so of its files: `./texts/en` becomes `texts-en`. */
export const exposeChunkName = (expose: string): string => expose.slice(2).replaceAll(/[./]/g, '-');
