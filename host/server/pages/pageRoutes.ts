import { routeNames, routeRow } from '@festival/shared-contracts/routes/routeTable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeAt } from '../../src/routes/routeAt.ts';
import { cartOffer } from '../cart-offer/cartOffer.ts';
import { offerRoutes, sendOffer } from '../cart-offer/offerRoutes.ts';
import { whileAdmitted } from '../crowd/whileAdmitted.ts';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { adoptCart } from '../sign-on/adoptCart.ts';
import { storeChosenLanguage } from './chosenLanguage.ts';
import type { PageDeps } from './pageDeps.ts';
import { sendPage } from './sendPage.ts';
import { skippedStepsLog } from './skippedStepsLog.ts';
import { startVisit, type Visit } from './visit.ts';
import { visitLogin } from './visitLogin.ts';
import { visitShop } from './visitShop.ts';
import { withShops } from './withShops.ts';

interface ShopRoute {
  Params: { slug: string };
}

/** Paths of the pages outside of all shops. */
const outsidePaths = routeNames.map((name) => routeRow(name).path).filter((path) => !path.startsWith('/:slug'));

/**
 * The routes of all pages: those outside of the shops, and those below a shop's slug. The guards decide about
 * redirects and 404s.
 */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const { shops, shopApiUrl, looks } = deps;
  const logSkippedSteps = skippedStepsLog();
  const send = (visit: Visit, signal: AbortSignal) => sendPage({ ...deps, logSkippedSteps }, visit, signal);

  async function showOutside(request: FastifyRequest, reply: FastifyReply, signal: AbortSignal): Promise<FastifyReply> {
    const withoutLanguage = storeChosenLanguage(request, reply);
    if (withoutLanguage !== undefined) return reply.redirect(withoutLanguage, 303);
    const visit = startVisit(deps, request, reply);
    if (routeAt(siteAddress(request.url).pathname).name === 'login') return send(await visitLogin(deps, visit), signal);
    return send({ ...visit, page: await withShops(visit.page, shopApiUrl) }, signal);
  }

  async function showShop(
    request: FastifyRequest<ShopRoute>,
    reply: FastifyReply,
    signal: AbortSignal,
  ): Promise<FastifyReply> {
    const withoutLanguage = storeChosenLanguage(request, reply);
    if (withoutLanguage !== undefined) return reply.redirect(withoutLanguage, 303);
    const { slug } = request.params;
    // `//tickets` names no shop; a browser would read it as another site.
    if (slug === '') return reply.redirect(locationOf(siteAddress(request.url)), 302);
    const withoutTokens = await adoptCart(request, reply, { slug, shops });
    if (withoutTokens !== undefined) return reply.redirect(withoutTokens, 303);
    const offer = await cartOffer({ ...deps, request, reply, slug });
    if (offer.kind === 'ask') return sendOffer(deps, request, reply, offer);
    // The cart is read with the next request, when its cookie has arrived: until then its former token can be sent again.
    if (offer.kind === 'taken') return reply.redirect(locationOf(siteAddress(request.url)), 303);
    const visit = await visitShop(deps, startVisit(deps, request, reply), slug);
    looks.remember(visit.page);
    return send(visit, signal);
  }

  const outside = (request: FastifyRequest, reply: FastifyReply) =>
    whileAdmitted(deps, request, reply, (signal) => showOutside(request, reply, signal));
  const inShop = (request: FastifyRequest<ShopRoute>, reply: FastifyReply) =>
    whileAdmitted(deps, request, reply, (signal) => showShop(request, reply, signal));
  offerRoutes(app, deps);
  for (const path of outsidePaths) app.get(path, outside);
  app.get<ShopRoute>('/:slug/*', inShop);
  app.get<ShopRoute>('/:slug', inShop);
}
