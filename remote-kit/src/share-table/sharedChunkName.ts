/** The name of a shared module's chunk, for modules that are not in the page's first chunks. */
export const sharedChunkName = (specifier: string): string =>
  `shared-${specifier.replace(/^@festival\//, '').replaceAll(/[^\w]+/g, '-')}`;
