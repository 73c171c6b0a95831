/** Available packages first, otherwise in the given order [TRV-01]. */
export const soldOutLast = <Item extends { state: { soldout: boolean } }>(packages: readonly Item[]): Item[] => [
  ...packages.filter((item) => !item.state.soldout),
  ...packages.filter((item) => item.state.soldout),
];
