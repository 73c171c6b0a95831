import { type Guard, proceed } from './guard.ts';

/** A page outside of all shops has no shop's data: coming from a shop, it is loaded as a new document. */
export const outsideShops: Guard = ({ page, url }) =>
  page.config ? { kind: 'redirect', to: url.pathname + url.search, status: 302 } : proceed;
