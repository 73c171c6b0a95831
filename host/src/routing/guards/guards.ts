import { placeAfterLogin } from '../loginAddress.ts';
import type { GuardName } from '../routeRow.ts';
import { type Guard, proceed } from './guard.ts';
import { moved } from './moved.ts';
import { notFound } from './notFound.ts';
import { outsideShops } from './outsideShops.ts';
import { productOffered } from './productOffered.ts';
import { serverAnswered } from './serverAnswered.ts';
import { shopKnown } from './shopKnown.ts';
import { signedIn } from './signedIn.ts';
import { validParams } from './validParams.ts';
import { withoutConfigToShop } from './withoutConfigToShop.ts';

/**
 * The sign-in page is a document of the shop that it leads back to; from another shop's page it is loaded anew. Who is
 * signed in already goes back at once [RTE-04].
 */
const signInHere: Guard = ({ page, url }) => {
  const address = url.pathname + url.search;
  if (!page.config) return proceed;
  const back = placeAfterLogin(address);
  const isOfThisShop = /^\/[^/?#]+/.exec(back)?.[0] === `/${page.config.slug}`;
  if (!isOfThisShop) return { kind: 'redirect', to: address, status: 302 };
  return page.user ? { kind: 'redirect', to: back, status: 302 } : proceed;
};

export const guards: Readonly<Record<GuardName, Guard>> = {
  moved,
  notFound,
  outsideShops,
  productOffered,
  serverAnswered,
  shopKnown,
  signedIn,
  signInHere,
  validParams,
  withoutConfigToShop,
};
