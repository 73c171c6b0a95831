import { type Guard, proceed } from './guard.ts';

/** Redirects to the shop's home when its config is missing, where the reason is shown; the query is kept [RTE-05]. */
export const withoutConfigToShop: Guard = ({ page, params, url }) =>
  page.config
    ? proceed
    : { kind: 'redirect', to: `/${encodeURIComponent(params.slug ?? '')}${url.search}`, status: 302 };
