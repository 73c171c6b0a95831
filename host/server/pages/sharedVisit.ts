import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, languageParameter } from '../http/chosenLanguage.ts';
import { asksForOverride } from '../remotes/override/readOverrides.ts';
import { previewCookie } from '../remotes/preview/previewCookie.ts';
import { previewParameter } from '../remotes/preview/previewMark.ts';
import { siteOrigin } from '../security/siteOrigin.ts';
import { cartCookie, offerCookie, orderCookie } from '../shop/cartCookie.ts';
import { keysOrNone } from '../shop/keysOrNone.ts';
import { secretParameters } from '../sign-on/adoptCart.ts';
import { hasSession } from '../sign-on/sessionStore.ts';
import type { PageDeps } from './pageDeps.ts';
import { startVisit, type Visit } from './visit.ts';
import { laneKey, visitorLane } from './visitorLane.ts';

/** A visit whose page is the same for every visit with its key. */
interface SharedVisit {
  key: string;
  visit: Visit;
}

/** Longer addresses are not real links. */
const longestUrl = 1_000;

/** Parameters that are not displayed on a page, but change data of the visitor. */
const personalParameters = [languageParameter, previewParameter, ...secretParameters];

const isOpenAddress = ({ url }: FastifyRequest): boolean => {
  const [, query] = url.split('?', 2);
  if (url.length > longestUrl) return false;
  if (asksForOverride(url)) return false;
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
 * The visit of a guest who gets the shared page: without a cart, an order or an offered cart in this shop. Undefined for all others, and
 * for a shop of which this server has not made a page yet.
 */
export async function sharedVisit(
  deps: Pick<PageDeps, 'now' | 'registryPublicUrl' | 'looks' | 'shops' | 'releases' | 'keptReleases'>,
  request: FastifyRequest,
  reply: FastifyReply,
  slug: string,
): Promise<SharedVisit | undefined> {
  // An unknown slug is looked up only later, when the page has a place.
  if (!deps.looks.of(slug) || !isOpenAddress(request) || !isGuest(request, slug)) return undefined;
  const keys = await keysOrNone(deps.shops, slug, request.log);
  if (!keys) return undefined;
  const lane = await visitorLane(deps, { request, reply, keys, hasCart: false });
  const visit = { ...startVisit(deps, request, reply), ...(lane && { lane }) };
  return { key: keyOf(request, lane && laneKey(lane)), visit };
}

/** The shared visit of a page outside of all shops, which depends only on the visitor's language. */
export const sharedOutsideVisit = (
  deps: Pick<PageDeps, 'now' | 'registryPublicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): SharedVisit | undefined =>
  isOpenAddress(request) ? { key: keyOf(request), visit: startVisit(deps, request, reply) } : undefined;
