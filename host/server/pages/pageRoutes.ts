import { randomBytes } from 'node:crypto';
import { ContractDrift } from '@festival/shared-contracts/api/contractDrift';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostManifest } from '../../build/hostManifest.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { serveApiPort } from '../api/serveApiPort.ts';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import { type PageRemotes, pageRemotes } from '../remotes/pageRemotes.ts';
import type { RemoteStore } from '../remotes/remoteStore.ts';
import type { RenderPool } from '../render/renderPool.ts';
import { pagePolicy } from '../security/pagePolicy.ts';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { cartsOf, clearCartCookie, readCartCookie, readOrderCookie } from '../shop/cartCookie.ts';
import type { ShopDirectory, ShopKeys } from '../shop/shopDirectory.ts';
import { adoptCart } from '../sign-on/adoptCart.ts';
import type { SignOn } from '../sign-on/signOn.ts';
import type { SignOnSession } from '../sign-on/signOnSession.ts';
import { visitorUser } from '../sign-on/visitorUser.ts';
import { compressPage } from './compressPage.ts';
import { chosenLanguage, takeLanguage } from './languageChoice.ts';
import { emptyPage, withShop, withShops } from './pageContent.ts';
import { shopContent } from './shopPage.ts';
import { skippedStepsTeller } from './skippedSteps.ts';
import { visitorOf } from './visitorCookie.ts';

export interface PageSettings {
  manifest: HostManifest;
  shopApiUrl: string;
  registryPublicUrl: string;
  shops: ShopDirectory;
  releases: ReleaseSource;
  remotes: RemoteStore;
  pool: RenderPool;
  /** Absent where nobody can sign in. */
  signOn?: SignOn | undefined;
  now: () => number;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  page: PageData;
  keys?: ShopKeys;
  session?: SignOnSession | null;
}

const noRemotes: PageRemotes = { remotes: {}, files: {}, integrity: {} };

/** Pages of every address: `/`, `/login` and below each shop's slug. */
export function addPageRoutes(app: FastifyInstance, settings: PageSettings): void {
  const { manifest, shopApiUrl, shops, releases, remotes, pool, registryPublicUrl, signOn, now } = settings;

  const tellSkippedSteps = skippedStepsTeller();

  /** The remotes of the shop's brand, as its release has them for this visitor. */
  async function remotesFor({ request, reply, keys }: Visit) {
    const document = keys && (await releases.current(keys.brand));
    if (!document) return { ...noRemotes, release: undefined };
    const resolved = await pageRemotes({
      document,
      visitor: visitorOf(request, reply),
      store: remotes,
      onTrouble: (remote, error) => request.log.error({ err: error, remote }, 'a server file is not to be had'),
    });
    return { ...resolved, release: { brand: document.release.brand, serial: document.release.serial } };
  }

  async function send(visit: Visit): Promise<FastifyReply> {
    const { request, reply, keys } = visit;
    const { remotes: versions, release, files, integrity } = await remotesFor(visit);
    const page = { ...visit.page, remotes: Object.keys(versions) };
    tellSkippedSteps(page, request.log);
    const nonce = randomBytes(16).toString('base64');
    const document = { page, remotes: versions, registryOrigin: registryPublicUrl, ...(release ? { release } : {}) };
    const rendered = await pool.render({ url: request.url, nonce, document, files, integrity }, (port) => {
      if (!keys) return;
      const carts = cartsOf(request, keys.slug);
      serveApiPort(port, { shopApiUrl, keys, carts, userToken: visit.session?.accessToken, requestId: request.id });
    });
    for (const errorReport of rendered.errorReports)
      request.log.warn({ errorReport }, 'a part of the page was not rendered');
    reply.headers({
      ...pagePolicy({ nonce, registryOrigin: registryPublicUrl, isDevelopment: manifest.isDevelopment }),
      'cache-control': 'no-store',
    });
    if (rendered.location !== undefined) return reply.redirect(rendered.location, rendered.status);
    const body = await compressPage(request, reply, rendered.html);
    return reply.code(rendered.status).type('text/html; charset=utf-8').send(body);
  }

  /** The page of a shop whose API can't be asked, or answers what is no shop [BRD-06]. */
  function failed({ request, page }: Visit, error: unknown): PageData {
    const isDrift = error instanceof ContractDrift;
    request.log.error({ err: error }, isDrift ? 'no config found' : 'the shop API could not be asked');
    return { ...page, failure: { status: isDrift ? 500 : 503 } };
  }

  async function shopVisit(visit: Visit, slug: string): Promise<Visit> {
    const { request, reply } = visit;
    try {
      const keys = await shops(slug);
      if (!keys) return visit;
      const session = (await signOn?.sessionOf(request, reply, keys)) ?? null;
      const [content, user, isSignOnAvailable] = await Promise.all([
        shopContent(shopApiUrl, keys, readCartCookie(request, slug), session?.accessToken),
        session && visitorUser(shopApiUrl, keys, session),
        signOn?.isAvailable() ?? false,
      ]);
      if (content.isCartGone) clearCartCookie(request, reply, slug);
      const placedCartId = readOrderCookie(request, slug)?.cartId;
      const known = { ...visit.page, user, isSignOnAvailable, ...(placedCartId ? { placedCartId } : {}) };
      const page = withShop(known, content, chosenLanguage(request), manifest);
      return { ...visit, keys, session, page };
    } catch (error) {
      return { ...visit, page: failed(visit, error) };
    }
  }

  function start(request: FastifyRequest, reply: FastifyReply): Visit {
    return { request, reply, page: emptyPage(chosenLanguage(request), now()) };
  }

  for (const url of ['/', '/login']) {
    app.get(url, async (request, reply) => {
      const redirect = takeLanguage(request, reply);
      if (redirect !== undefined) return reply.redirect(redirect, 303);
      const visit = start(request, reply);
      return send({ ...visit, page: await withShops(visit.page, shopApiUrl) });
    });
  }

  app.get<{ Params: { slug: string; '*'?: string } }>('/:slug/*', showShop);
  app.get<{ Params: { slug: string; '*'?: string } }>('/:slug', showShop);

  async function showShop(
    request: FastifyRequest<{ Params: { slug: string; '*'?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const redirect = takeLanguage(request, reply);
    if (redirect !== undefined) return reply.redirect(redirect, 303);
    const { slug, '*': below = '' } = request.params;
    // `//tickets` names no shop; a browser would take it for another site.
    if (slug === '') return reply.redirect(locationOf(siteAddress(request.url)), 302);
    const withoutTokens = await adoptCart(request, reply, { slug, shops, shopApiUrl });
    if (withoutTokens !== undefined) return reply.redirect(withoutTokens, 303);
    const visit = await shopVisit(start(request, reply), slug);
    const [query = ''] = /\?.*$/.exec(request.url) ?? [];
    // Without its config only the pages that a payment comes back to stand by themselves [RTE-05].
    if (!visit.page.config && below !== '' && !['paymentstatus', 'checkout'].includes(below)) {
      return reply.redirect(`/${encodeURIComponent(slug)}${query}`, 302);
    }
    return send(visit);
  }
}
