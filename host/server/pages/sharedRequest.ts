import type { FastifyRequest } from 'fastify';
import { chosenLanguage, languageParameter } from '../http/chosenLanguage.ts';
import { asksForOverride } from '../remotes/override/readOverrides.ts';
import { previewCookie } from '../remotes/preview/previewCookie.ts';
import { previewParameter } from '../remotes/preview/previewMark.ts';
import { siteOrigin } from '../security/siteOrigin.ts';
import { cartCookie, offerCookie, orderCookie } from '../shop/cartCookie.ts';
import { keysOrNone } from '../shop/keysOrNone.ts';
import { secretParameters } from '../sign-on/adoptCart.ts';
import { hasSession } from '../sign-on/sessionStore.ts';
import { isLogin } from './isLogin.ts';
import type { PageDeps } from './pageDeps.ts';
import type { PageRequest } from './pageRequest.ts';
import { laneKey, visitorLane } from './visitorLane.ts';

/** A request whose page is the same for every request with its key. */
interface SharedRequest {
  key: string;
  page: PageRequest;
}

/** Longer addresses are not real links. */
const longestUrl = 1_000;

/** Parameters that are not displayed on a page, but change data of the visitor. */
const personalParameters = [languageParameter, previewParameter, ...secretParameters];

const isOpenAddress = ({ request: { url }, overrides }: PageRequest): boolean => {
  const [, query] = url.split('?', 2);
  if (url.length > longestUrl || asksForOverride(overrides)) return false;
  const given = query === undefined ? undefined : new URLSearchParams(query);
  return !given || !personalParameters.some((name) => given.has(name));
};

/** Whether the visitor has no session and no cart in this shop that its pages would show. */
const isGuest = (request: FastifyRequest, slug: string): boolean =>
  !hasSession(request) &&
  !previewCookie.read(request, slug) &&
  [cartCookie, orderCookie, offerCookie].every(({ read }) => !read(request, slug));

/** The key of a page: all parts of a request that affect it. The query is included, since links carry it [RTE-02]. */
const keyOf = (request: FastifyRequest, lane = ''): string =>
  JSON.stringify([siteOrigin(request), request.url, chosenLanguage(request) ?? '', lane]);

/**
 * The request of a guest who gets the shared page: without a cart, an order or an offered cart in this shop. Pages outside of all shops depend only
 * on the language. Undefined for all others, and for a shop of which this server has not made a page yet.
 */
export async function sharedRequest(
  deps: Pick<PageDeps, 'looks' | 'releases' | 'keptReleases'>,
  page: PageRequest,
): Promise<SharedRequest | undefined> {
  const { request, slug } = page;
  if (!isOpenAddress(page)) return undefined;
  if (slug === '') return isLogin(request) ? undefined : { key: keyOf(request), page };
  // An unknown slug is looked up only later, when the page has a place.
  if (!deps.looks.of(slug) || !isGuest(request, slug)) return undefined;
  const keys = await keysOrNone(page);
  if (!keys) return undefined;
  const lane = await visitorLane(deps, { ...page, keys, hasCart: false });
  return { key: keyOf(request, lane && laneKey(lane)), page: { ...page, ...(lane && { lane }) } };
}
