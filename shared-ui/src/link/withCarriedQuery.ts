import { withoutCart } from './withoutCart.ts';

/** Parameters that are valid only for one URL, and are not kept on the next page. `order` is the one that a payment returns with. */
const singleUse = new Set(['language', 'returnTo', 'order']);

/**
 * A path with the current query. The path's own parameters take precedence, and an empty one removes the parameter
 * [RTE-02].
 * @param search the current query, with or without its question mark.
 */
export const withCarriedQuery = (path: string, search: string): string => {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? [];
  const carried = new URLSearchParams(search);
  // On the sign-in page, the return URL contains the shop's query.
  const [, ofShop = ''] = /\?([^#]*)/.exec(carried.get('returnTo') ?? '') ?? [];
  for (const [name, value] of new URLSearchParams(withoutCart(ofShop))) carried.append(name, value);
  const own = new URLSearchParams(query);
  for (const name of [...singleUse, ...own.keys()]) carried.delete(name);
  for (const [name, value] of own) if (value !== '') carried.append(name, value);
  const all = carried.toString();
  return `${pathname}${all && `?${all}`}${hash}`;
};
