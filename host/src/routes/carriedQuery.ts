/** Parameters that mean something once, at the address they came with. */
const once = new Set(['language']);

/**
 * The address of a path with the current query carried along; what the path itself asks for wins [RTE-02].
 * `search` is the current one, with or without its question mark.
 */
export const withCarriedQuery = (path: string, search: string): string => {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? [];
  const carried = new URLSearchParams(search);
  const own = new URLSearchParams(query);
  for (const name of [...once, ...own.keys()]) carried.delete(name);
  for (const [name, value] of own) carried.append(name, value);
  const all = carried.toString();
  return `${pathname}${all && `?${all}`}${hash}`;
};
