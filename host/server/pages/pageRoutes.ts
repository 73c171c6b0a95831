import type { FastifyInstance, FastifyReply } from 'fastify';
import { routeNames, routeRow } from '../../src/routing/routeTable.ts';
import { storeChosenLanguage } from '../http/chosenLanguage.ts';
import { leavingSignal, unlessCrowded } from '../load-shedding/unlessCrowded.ts';
import { refuseOverride } from '../remotes/override/refuseOverride.ts';
import { answerPreview } from '../remotes/preview/answerPreview.ts';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { adoptCart } from '../sign-on/adoptCart.ts';
import { cartOffer } from './cart-offer/cartOffer.ts';
import { offerRoutes, sendOffer } from './cart-offer/offerRoutes.ts';
import { quantityRoutes } from './early-press/quantityRoutes.ts';
import type { MadePage } from './madePage.ts';
import { makePage } from './makePage.ts';
import { placeholderNonce } from './nonceTemplate.ts';
import type { PageDeps } from './pageDeps.ts';
import { type PageRequest, startPage } from './pageRequest.ts';
import { readPage } from './readPage.ts';
import { redirectToMeant } from './redirectToMeant.ts';
import { sendPage, sendSharedPage } from './sendPage.ts';
import { sharedRequest } from './sharedRequest.ts';
import { skippedStepsLog } from './skippedStepsLog.ts';
import { answerSpeculation, endSpeculations, isSpeculated, refuseSpeculation, whileSpare } from './speculation.ts';

interface ShopRoute {
  Params: { slug: string };
}

/** Paths of the pages outside of all shops. */
const outsidePaths = routeNames.map((name) => routeRow(name).path).filter((path) => !path.startsWith('/:slug'));

/**
 * The routes of all pages: those outside of the shops, and those below a shop's slug. The guards decide about redirects and 404s. A guest
 * gets the shared page if there is one; every other page is made for its visitor.
 */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const { admission, looks, sharedPages } = deps;
  const makeDeps = { ...deps, logSkippedSteps: skippedStepsLog() };
  const make = async (page: PageRequest): Promise<MadePage> => makePage(makeDeps, await readPage(deps, page));
  const makeShared = (page: PageRequest) => make({ ...page, placeholder: placeholderNonce() });

  /** Does the work of a page when it has a place among the pages of its brand. @throws NoTurn if there is none. */
  const inPlace = <Made>({ request, slug }: PageRequest, work: () => Promise<Made>): Promise<Made> =>
    admission.admit({ request, brand: looks.of(slug)?.brand ?? '' }, work);

  /** Makes the page for this visitor only; in a shop after the cart of a link was taken, or the visitor was asked about it. */
  async function show(page: PageRequest): Promise<FastifyReply> {
    const { request, reply, slug } = page;
    const withoutLanguage = storeChosenLanguage(request, reply);
    if (withoutLanguage !== undefined) return reply.redirect(withoutLanguage, 303);
    const withoutTokens = slug === '' ? undefined : await adoptCart(page);
    if (withoutTokens !== undefined) return reply.redirect(withoutTokens, 303);
    const offer = await cartOffer(deps, page);
    if (offer.kind === 'ask') return sendOffer(deps, request, reply, offer);
    // The cart is read with the next request, when its cookie has arrived; until then the cart's former token can be sent again.
    if (offer.kind === 'taken') return reply.redirect(locationOf(siteAddress(request.url)), 303);
    return sendPage(deps, request, reply, await make({ ...page, signal: leavingSignal(reply) }));
  }

  /** Sends the page that guests share, or makes one for this visitor. */
  async function send(page: PageRequest): Promise<FastifyReply> {
    const shared = sharedPages && (await sharedRequest(deps, page));
    if (!sharedPages || !shared) return inPlace(page, () => show(page));
    const makeInPlace = () => inPlace(shared.page, () => makeShared(shared.page));
    return sendSharedPage(deps, shared.page, await sharedPages.of(shared.key, makeInPlace));
  }

  /** Only a guest's page is prefetched: every other page changes data of its visitor, or may be outdated when it is shown [RTE-14]. */
  const spare = whileSpare(admission);
  const sendSpeculated = async (page: PageRequest): Promise<FastifyReply | undefined> => {
    const shared = sharedPages && (await sharedRequest(deps, page));
    if (!sharedPages || !shared) return undefined;
    const found = await sharedPages.of(shared.key, () => spare(() => makeShared(shared.page)));
    return found.kind === 'template' ? sendSharedPage(deps, shared.page, found) : undefined;
  };

  async function inShop(page: PageRequest): Promise<FastifyReply> {
    const { request, reply, slug } = page;
    const redirected = redirectToMeant(request, reply);
    if (redirected) return redirected;
    // `//lockers` names no shop; a browser would read it as another site.
    if (slug === '') return reply.redirect(locationOf(siteAddress(request.url)), 302);
    if (isSpeculated(request)) return answerSpeculation(request, reply, () => sendSpeculated(page));
    if (await refuseOverride(deps, page)) return reply;
    if (await answerPreview(deps, page)) return reply;
    return send(page);
  }

  endSpeculations(app);
  offerRoutes(app, deps);
  quantityRoutes(app, deps);
  for (const path of outsidePaths)
    app.get(path, (request, reply) =>
      isSpeculated(request)
        ? refuseSpeculation(reply)
        : unlessCrowded(deps, request, reply, () => send(startPage(deps, request, reply))),
    );
  for (const path of ['/:slug/*', '/:slug'])
    app.get<ShopRoute>(path, (request, reply) =>
      unlessCrowded(deps, request, reply, () => inShop(startPage(deps, request, reply, request.params.slug))),
    );
}
