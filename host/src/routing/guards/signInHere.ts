import { placeAfterLogin } from '../loginAddress.ts';
import { type Guard, proceed } from './guard.ts';

/**
 * The sign-in page is a document of the shop that it leads back to; from another shop's page it is loaded anew. Who is
 * signed in already goes back at once [RTE-04].
 */
export const signInHere: Guard = ({ page, url }) => {
  const address = url.pathname + url.search;
  if (!page.config) return proceed;
  const back = placeAfterLogin(address);
  const isOfThisShop = /^\/[^/?#]+/.exec(back)?.[0] === `/${page.config.slug}`;
  if (!isOfThisShop) return { kind: 'redirect', to: address, status: 302 };
  return page.user ? { kind: 'redirect', to: back, status: 302 } : proceed;
};
