/** The floor of a file, as its place in the package's list; the place after the last where it is on none of them. */
export const floorOf = (floors: readonly string[], path: string): number => {
  const [own] = floors
    .filter((floor) => path === floor || path.startsWith(`${floor}/`))
    .sort((one, other) => other.length - one.length);
  return own === undefined ? floors.length : floors.indexOf(own);
};
