import { defaultLanguage } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, storeChosenLanguage } from '../../http/chosenLanguage.ts';
import { newNonce } from '../../security/newNonce.ts';
import { pagePolicy } from '../../security/pagePolicy.ts';
import { siteAddress } from '../../security/siteAddress.ts';
import { siteOrigin } from '../../security/siteOrigin.ts';
import type { PageDeps } from '../pageDeps.ts';
import { redirectToMeant } from '../redirectToMeant.ts';
import { documentPage } from './documentPage.ts';
import { documentNames, type ReadDocument } from './documentReader.ts';

interface DocumentDeps extends Pick<PageDeps, 'manifest' | 'looks' | 'shops'> {
  read: ReadDocument;
}

type DocumentRequest = FastifyRequest<{ Params: { slug: string; name: string } }>;

async function sendDocument(deps: DocumentDeps, request: DocumentRequest, reply: FastifyReply): Promise<FastifyReply> {
  const redirected = redirectToMeant(request, reply);
  if (redirected) return redirected;
  const withoutLanguage = storeChosenLanguage(request, reply);
  if (withoutLanguage !== undefined) return reply.redirect(withoutLanguage, 303);
  const { slug } = request.params;
  const look = deps.looks.of(slug);
  // While the shop API is unavailable, documents are still served once a page of the shop was made.
  const brand = deps.manifest.brands[look?.brand ?? (await deps.shops(slug))?.brand ?? ''];
  const language = chosenLanguage(request) ?? look?.language ?? defaultLanguage;
  const name = documentNames.find((known) => known === request.params.name);
  const document = brand && name && (await deps.read(brand.id, name, language));
  const nonce = newNonce();
  const { pathname, search } = siteAddress(request.url);
  const html = await documentPage({
    slug: encodeURIComponent(slug),
    language,
    brand,
    document,
    canonical: siteOrigin(request) + pathname,
    search,
    nonce,
  });
  return reply
    .code(document ? 200 : 404)
    .headers({ ...pagePolicy({ nonce, registryOrigin: '', isDevelopment: false }), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * `GET /{slug}/documents/{name}`: a document of the shop's brand (`terms`, `privacy`, `refunds`, `help` or `seller`) as a page without
 * scripts, in the visitor's language; 404 if the brand has none. `?language=` chooses another language, as on every page [I18-02].
 */
export function documentRoutes(app: FastifyInstance, deps: DocumentDeps): void {
  app.get('/:slug/documents/:name', (request: DocumentRequest, reply) => sendDocument(deps, request, reply));
}
