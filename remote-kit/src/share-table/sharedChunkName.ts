/** The name of the chunk that a shared module comes in, where it is not part of the page's first ones. */
export const sharedChunkName = (specifier: string): string =>
  `shared-${specifier.replace(/^@festival\//, '').replaceAll(/[^\w]+/g, '-')}`;
