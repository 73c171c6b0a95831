import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { routeAt } from '../../src/routing/routeIn.ts';
import { routeNames, routeRow } from '../../src/routing/routeTable.ts';
import { storeChosenLanguage } from '../http/chosenLanguage.ts';
import { leavingSignal, unlessCrowded } from '../load-shedding/unlessCrowded.ts';
import { whileAdmitted } from '../load-shedding/whileAdmitted.ts';
import { refuseOverride } from '../remotes/override/refuseOverride.ts';
import { answerPreview } from '../remotes/preview/answerPreview.ts';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { adoptCart } from '../sign-on/adoptCart.ts';
import { cartOffer } from './cart-offer/cartOffer.ts';
import { offerRoutes, sendOffer } from './cart-offer/offerRoutes.ts';
import { quantityRoutes } from './early-press/quantityRoutes.ts';
import type { MadePage } from './madePage.ts';
import { type MakeOptions, makePage } from './makePage.ts';
import { placeholderNonce } from './nonceTemplate.ts';
import type { PageDeps } from './pageDeps.ts';
import { redirectToMeant } from './redirectToMeant.ts';
import { sendPage, sendSharedPage } from './sendPage.ts';
import { sharedOutsideVisit, sharedVisit } from './sharedVisit.ts';
import { skippedStepsLog } from './skippedStepsLog.ts';
import { answerSpeculation, endSpeculations, isSpeculated, refuseSpeculation, whileSpare } from './speculation.ts';
import { startVisit, type Visit } from './visit.ts';
import { visitLogin } from './visitLogin.ts';
import { visitShop } from './visitShop.ts';
import { withShops } from './withShops.ts';

interface ShopRoute {
  Params: { slug: string };
}

/** Paths of the pages outside of all shops. */
const outsidePaths = routeNames.map((name) => routeRow(name).path).filter((path) => !path.startsWith('/:slug'));

const isLogin = ({ url }: FastifyRequest): boolean => routeAt(siteAddress(url).pathname).name === 'login';

/**
 * The routes of all pages: those outside of the shops, and those below a shop's slug. The guards decide about redirects and 404s. A guest
 * gets the shared page if there is one; every other page is made for its visitor.
 */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const { shops, shopApiUrl, looks, admission, sharedPages } = deps;
  const makeDeps = { ...deps, logSkippedSteps: skippedStepsLog() };

  const outsidePage = async (visit: Visit, options: MakeOptions): Promise<MadePage> =>
    makePage(
      makeDeps,
      isLogin(visit.request)
        ? await visitLogin(deps, visit)
        : { ...visit, page: await withShops(visit.page, shopApiUrl) },
      options,
    );

  async function shopPage(visit: Visit, slug: string, options: MakeOptions): Promise<MadePage> {
    const read = await visitShop(deps, visit, slug);
    looks.remember(read.page);
    return makePage(makeDeps, read, options);
  }

  async function showOutside(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const withoutLanguage = storeChosenLanguage(request, reply);
    if (withoutLanguage !== undefined) return reply.redirect(withoutLanguage, 303);
    const options = { signal: leavingSignal(reply) };
    return sendPage(deps, request, reply, await outsidePage(startVisit(deps, request, reply), options));
  }

  async function showShop(request: FastifyRequest<ShopRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const withoutLanguage = storeChosenLanguage(request, reply);
    if (withoutLanguage !== undefined) return reply.redirect(withoutLanguage, 303);
    const { slug } = request.params;
    // `//lockers` names no shop; a browser would read it as another site.
    if (slug === '') return reply.redirect(locationOf(siteAddress(request.url)), 302);
    const withoutTokens = await adoptCart(request, reply, { slug, shops });
    if (withoutTokens !== undefined) return reply.redirect(withoutTokens, 303);
    const offer = await cartOffer({ ...deps, request, reply, slug });
    if (offer.kind === 'ask') return sendOffer(deps, request, reply, offer);
    // The cart is read with the next request, when its cookie has arrived; until then the cart's former token can be sent again.
    if (offer.kind === 'taken') return reply.redirect(locationOf(siteAddress(request.url)), 303);
    const made = await shopPage(startVisit(deps, request, reply), slug, { signal: leavingSignal(reply) });
    return sendPage(deps, request, reply, made);
  }

  /** Only a guest's page is prefetched: every other page changes data of its visitor, or may be outdated when it is shown [RTE-14]. */
  const spare = whileSpare(admission);
  const speculated = async (request: FastifyRequest<ShopRoute>, reply: FastifyReply) => {
    const { slug } = request.params;
    const shared = sharedPages && (await sharedVisit(deps, request, reply, slug));
    if (!sharedPages || !shared) return undefined;
    const make = () => spare(() => shopPage(shared.visit, slug, { nonce: placeholderNonce() }));
    const page = await sharedPages.of(shared.key, make);
    return page.kind === 'template' ? sendSharedPage(deps, shared.visit, page) : undefined;
  };

  async function outside(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isSpeculated(request)) return refuseSpeculation(reply);
    // The sign-in page belongs to the shop to return to, and shows who is signed in.
    const shared = isLogin(request) ? undefined : sharedOutsideVisit(deps, request, reply);
    if (!sharedPages || !shared) return whileAdmitted(admission, request, () => showOutside(request, reply));
    const make = () =>
      whileAdmitted(admission, request, () => outsidePage(shared.visit, { nonce: placeholderNonce() }));
    return sendSharedPage(deps, shared.visit, await sharedPages.of(shared.key, make));
  }

  async function inShop(request: FastifyRequest<ShopRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const redirected = redirectToMeant(request, reply);
    if (redirected) return redirected;
    if (isSpeculated(request)) return answerSpeculation(request, reply, () => speculated(request, reply));
    const { slug } = request.params;
    if (await refuseOverride(deps, request, reply, slug)) return reply;
    if (await answerPreview(deps, request, reply, slug)) return reply;
    const shared = sharedPages && (await sharedVisit(deps, request, reply, slug));
    if (!shared) return whileAdmitted(admission, request, () => showShop(request, reply));
    const make = () =>
      whileAdmitted(admission, request, () => shopPage(shared.visit, slug, { nonce: placeholderNonce() }));
    return sendSharedPage(deps, shared.visit, await sharedPages.of(shared.key, make));
  }

  endSpeculations(app);
  offerRoutes(app, deps);
  quantityRoutes(app, deps);
  const orBusy =
    <Route extends RouteGenericInterface>(
      send: (request: FastifyRequest<Route>, reply: FastifyReply) => Promise<FastifyReply>,
    ) =>
    (request: FastifyRequest<Route>, reply: FastifyReply) =>
      unlessCrowded(deps, request, reply, () => send(request, reply));
  for (const path of outsidePaths) app.get(path, orBusy(outside));
  app.get<ShopRoute>('/:slug/*', orBusy(inShop));
  app.get<ShopRoute>('/:slug', orBusy(inShop));
}
