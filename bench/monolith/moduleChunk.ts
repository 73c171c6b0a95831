/** The chunk of a remote's exposed module in the monolith. */
export const moduleChunk = (remote: string, module: string): string => `${remote}-${module.replaceAll(/[./]/g, '-')}`;
