import { slugPattern } from '../shop/slugPattern.ts';

/** What the parameters in a route's path must match, by name [RTE-07]. Patterns, since the first page loads no schemas. */
export type RouteParams = Readonly<Record<string, RegExp>>;

const slug = slugPattern;

export const routeParams = {
  none: {},
  slug: { slug },
  product: { slug, id: /^.{1,120}$/s },
  /** The name of a package or an add-on in addresses [ADD-01]. */
  detail: { slug, detail: /^[\w-]{1,120}$/ },
} as const satisfies Record<string, RouteParams>;
