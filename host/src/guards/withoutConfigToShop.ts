import { type Guard, goOn } from './guard.ts';

/** Without the shop's config a page below it leads to the shop's own, which says why; the query goes along [RTE-05]. */
export const withoutConfigToShop: Guard = ({ page, params, url }) =>
  page.config ? goOn : { kind: 'redirect', to: `/${encodeURIComponent(params.slug ?? '')}${url.search}`, status: 302 };
