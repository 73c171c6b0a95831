/** The name of an exposed module's chunk, which its file names contain: `./texts/en` becomes `texts-en`. */
export const exposeChunkName = (expose: string): string => expose.slice(2).replaceAll(/[./]/g, '-');
