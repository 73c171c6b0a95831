/** One folder or file of a package, or several on the same layer. */
export type Layer = string | readonly string[];

/** The layer of a file, as its index in the package's list; a file on no layer gets the index after the last. */
export const layerOf = (layers: readonly Layer[], path: string): number => {
  const [own] = layers
    .flatMap((layer, height) => [layer].flat().map((start) => ({ start, height })))
    .filter(({ start }) => path === start || path.startsWith(`${start}/`))
    .sort((one, other) => other.start.length - one.start.length);
  return own?.height ?? layers.length;
};
