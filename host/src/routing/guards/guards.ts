import { isUpgradeTicket } from '@festival/shared-contracts/product/isUpgradeTicket';
import { generatePath } from 'react-router-dom';
import { placeAfterLogin } from '../loginAddress.ts';
import { offersProduct } from '../offersProduct.ts';
import type { GuardName } from '../routeRow.ts';
import { type Guard, notFoundAnswer, proceed } from './guard.ts';
import { signedIn } from './signedIn.ts';

/** Redirects an alias to its route and keeps the query [RTE-01]. */
export const moved: Guard = ({ route, params, url }) =>
  route.screen.kind === 'moved'
    ? { kind: 'redirect', to: generatePath(route.screen.to, params) + url.search, status: 302 }
    : proceed;

/** Refuses an address that is not a page of the site [RTE-08]. */
export const notFound: Guard = () => notFoundAnswer;

/** A page outside all shops must contain no shop's data. If it is opened from a shop, it is loaded as a new document. */
export const outsideShops: Guard = ({ page, url }) =>
  page.config ? { kind: 'redirect', to: url.pathname + url.search, status: 302 } : proceed;

/** Requires that this step offers the product in the address in this shop [TIX-10, TIX-11, RTE-07]. */
export const productOffered: Guard = ({ route, params, page }) => {
  const { step } = route;
  const isOffered = page.products.some(
    (product) =>
      product.id === params.id && step && offersProduct(step, product) && !isUpgradeTicket(product, page.config),
  );
  return isOffered ? proceed : notFoundAnswer;
};

/** Requires that the server could read the page's data [RTE-11]. */
export const serverAnswered: Guard = ({ page: { failure } }) => (failure ? { kind: 'error', ...failure } : proceed);

/** Requires that the address names the page's shop; another shop needs a new document. */
export const shopKnown: Guard = (context) => {
  const answer = serverAnswered(context);
  if (answer.kind !== 'proceed') return answer;
  return context.page.config?.slug === context.params.slug ? proceed : notFoundAnswer;
};

/** Requires that the parameters of the address match the patterns of the route [RTE-07]. */
export const validParams: Guard = ({ route, params }) =>
  Object.entries(route.params).every(([name, pattern]) => pattern.test(params[name] ?? '')) ? proceed : notFoundAnswer;

/**
 * If the shop's config is missing, redirects to the shop's home page, which shows the reason, and keeps the query
 * [RTE-05]. While the shop API is unavailable, the address stays, so that a later reload shows the same page.
 */
export const withoutConfigToShop: Guard = ({ page, params, url }) =>
  page.config || page.failure?.status === 503
    ? proceed
    : { kind: 'redirect', to: `/${encodeURIComponent(params.slug ?? '')}${url.search}`, status: 302 };

/**
 * The sign-in page is a document of the shop to which it returns. If it is opened from another shop's page, it is
 * loaded as a new document. A visitor who is already signed in returns at once [RTE-04].
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
