import { type Guard, goOn } from './guard.ts';

/** A page outside of every shop is not made from a shop's data: from a shop it is loaded anew. */
export const outsideShops: Guard = ({ page, url }) =>
  page.config ? { kind: 'redirect', to: url.pathname + url.search, status: 302 } : goOn;
