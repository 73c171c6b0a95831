/** The folders and files of a package in the same layer. */
export type Layer = readonly string[];

/**
 * The layers of a package, lowest first: a file may import from its own layer and lower ones, types included. The first matching path is the layer of
 * a file; other files are above all layers. Tests may import from any layer.
 */
export const layers: Record<string, readonly Layer[]> = {
  'services/shop-api': [['src/platform'], ['src/catalogue'], ['src/sale'], ['src/after-sale'], ['src/people'], ['src']],
  host: [
    ['src/locales', 'src/network', 'src/page'],
    ['src/i18n'],
    ['src/routing', 'src/analytics'],
    ['src/remotes', 'src/countdown'],
    ['src/cart', 'src/visit-reporting'],
    ['src/step-flow'],
    ['src/pages'],
    ['src/frame'],
    ['src/overlays'],
    ['src/session'],
    ['src/commands'],
    ['src/app'],
    ['src'],
    ['webpack.[a-z]+.ts'],
    ['build'],
    ['server'],
  ],
};

/** The layer of a file, as its index in the package's list; a file in no layer gets the index after the last. */
export const layerOf = (list: readonly Layer[], path: string): number => {
  const height = list.findIndex((layer) => layer.some((start) => path === start || path.startsWith(`${start}/`)));
  return height === -1 ? list.length : height;
};

/**
 * The tables, views and functions of the shop API's database that only a layer and higher ones may name, in SQL too. Every layer may name the others, such
 * as the queue of mails.
 */
export const tablesOfLayers: Record<string, readonly string[]> = {
  'src/sale': [
    'carts',
    'cart_lines',
    'orders',
    'order_lines',
    'payments',
    'refunds',
    'review_cases',
    'tickets',
    'limits',
  ],
  'src/after-sale': ['membership_sales', 'membership_renewals', 'membership_charges', 'end_renewal'],
  'src/people': ['members.newsletter_addresses', 'members.newsletter_subscriptions', 'wishlist_link_misses'],
};
