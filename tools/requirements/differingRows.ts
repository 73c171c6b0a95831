const rowsOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^\| ([A-Z0-9]+-\d+) \| [^|]* \| (.*) \|$/gm)].map(([, id = '', promise = '']) => [
      id,
      promise.replace(/ Also: .*$/, ''),
    ]),
  );

/** The ids of rows whose sentence differs between two tables of requirements, or that one of them lacks. What follows "Also:" may differ. */
export const differingRows = (one: string, other: string): string[] => {
  const [rows, others] = [rowsOf(one), rowsOf(other)];
  return [...new Set([...rows.keys(), ...others.keys()])].filter((id) => rows.get(id) !== others.get(id));
};
