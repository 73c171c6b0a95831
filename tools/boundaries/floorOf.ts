/** One folder or file of a package, or several on the same floor. */
export type Floor = string | readonly string[];

/** The floor of a file, as its index in the package's list; a file on no floor gets the index after the last. */
export const floorOf = (floors: readonly Floor[], path: string): number => {
  const [own] = floors
    .flatMap((floor, height) => [floor].flat().map((start) => ({ start, height })))
    .filter(({ start }) => path === start || path.startsWith(`${start}/`))
    .sort((one, other) => other.start.length - one.start.length);
  return own?.height ?? floors.length;
};
