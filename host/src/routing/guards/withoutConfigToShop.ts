import { type Guard, proceed } from './guard.ts';

/**
 * Redirects to the shop's home when its config is missing, where the reason is shown; the query is kept [RTE-05]. While
 * the shop's API is away the address stays: its page comes back there, with the visitor's place.
 */
export const withoutConfigToShop: Guard = ({ page, params, url }) =>
  page.config || page.failure?.status === 503
    ? proceed
    : { kind: 'redirect', to: `/${encodeURIComponent(params.slug ?? '')}${url.search}`, status: 302 };
