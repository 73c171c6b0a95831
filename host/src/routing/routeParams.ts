import { slugPattern } from '@festival/shared-contracts/shop/slugPattern';

/**
 * The patterns that the parameters in a route's path must match, by name [RTE-07]. They are regular expressions,
 * because the first page loads no schemas.
 */
export type RouteParams = Readonly<Record<string, RegExp>>;

/** The pattern of any other parameter: a name, such as the name of a package or an add-on [ADD-01]. */
const named = /^[\w-]{1,120}$/;

/** The patterns by the parameter's name. The shop API decides the format of a product's id. */
const patterns: RouteParams = { slug: slugPattern, id: /^.{1,120}$/s };

/** The patterns of a path's parameters. */
export const paramsOf = (path: string): RouteParams =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, patterns[name] ?? named]));
