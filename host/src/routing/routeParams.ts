import { slugPattern } from '@festival/shared-contracts/shop/slugPattern';

/** What the parameters in a route's path must match, by name [RTE-07]. Patterns, since the first page loads no schemas. */
export type RouteParams = Readonly<Record<string, RegExp>>;

/** What a parameter may be of which nothing else is known: a name, such as that of a package or an add-on [ADD-01]. */
const named = /^[\w-]{1,120}$/;

/** By the parameter's name; a product's id is whatever the shop API says. */
const patterns: RouteParams = { slug: slugPattern, id: /^.{1,120}$/s };

/** The patterns of a path's parameters. */
export const paramsOf = (path: string): RouteParams =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, patterns[name] ?? named]));
