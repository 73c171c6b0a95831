/** The name of a shared module's chunk, where the module is not in the page's first chunks. */
export const sharedChunkName = (specifier: string): string =>
  `shared-${specifier.replace(/^@festival\//, '').replaceAll(/[^\w]+/g, '-')}`;
